import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cards } from '@studio/cards/card';
import { around, envelope, exposure, parted, woven } from '@studio/cards/lines';
import { cover, coverWall, numerals, portrait, portraits, project } from '@studio/cards/pictures';
import { categories } from '@studio/content/categories';
import type { Faq } from '@studio/content/collections/faqs';
import type { HeroSlide } from '@studio/content/collections/hero-slides';
import type { PostItem } from '@studio/content/collections/posts';
import type { Member } from '@studio/content/collections/team';
import { covers } from '@studio/pictures/covers';
import { PATHS } from '@studio/pictures/hero-paths';
import { type Picture, shalukClinic } from '@studio/pictures/mockups';
import { numerals as drawn } from '@studio/pictures/numerals';
import { portraits as drawnPortraits } from '@studio/pictures/portraits';
import { parse } from 'yaml';
import { about } from './content/about.ts';
import { contact } from './content/en/contact.ts';
import { faqsPage } from './content/faqs.ts';
import { legalTexts } from './content/legal.ts';
import { portfolioPage } from './content/portfolio-page.ts';
import { blogs } from './content/posts.ts';
import { team } from './content/team.ts';
import { paths } from './paths.ts';

/** The file of a picture that has the most pixels. */
const finest = ({ avif }: Picture): string => avif.at(-1)?.src ?? '';

const [firstPath] = PATHS;

/** Reads the values of a seed: of a YAML file, or those before the text of a Markdown file. */
const readValues = (file: string): unknown =>
  parse(readFileSync(file, 'utf8').replace(/^---\n([\s\S]*?)\n---\n[\s\S]*$/, '$1'));

const coverOf = ({ cover: name }: PostItem): string => ({ ...covers })[name] ?? '';
const portraitOf = ({ portrait: name }: Member) => ({ ...drawnPortraits })[name] ?? drawnPortraits.ceo;

/**
 * Returns the share pictures of pages, and of those entries that the site begins with. Other entries have the first one.
 * @param root The remote's folder.
 */
export function cards(root: string): Cards {
  const seed = join(root, '../api/content/seed');
  const members = readValues(join(seed, 'team.yaml')) as Member[];
  const [firstSlide] = readValues(join(seed, 'hero-slides.yaml')) as HeroSlide[];
  const faqs = readValues(join(seed, 'faqs.yaml')) as Faq[];
  const posts = readdirSync(join(seed, 'posts'))
    .map((file) => ({ ...(readValues(join(seed, 'posts', file)) as PostItem), slug: file.replace(/\.md$/, '') }))
    .sort((a, b) => (a.date < b.date ? 1 : -1));
  const ofEntries = [
    ...categories.map((category) => {
      const own = posts.filter((post) => post.category === category);
      return [paths.blogsIn(category), { title: category, second: blogs.title, art: coverWall(own.map(coverOf)) }];
    }),
    ...posts.map((post) => {
      const second = members.find(({ slug }) => slug === post.author)?.name ?? '';
      return [paths.post(post.slug), { title: post.title, second, art: cover(coverOf(post)) }];
    }),
    ...members.map((member) => [
      paths.member(member.slug),
      { title: member.name, second: member.title, art: portrait(portraitOf(member)) },
    ]),
  ];
  return {
    [paths.home]: { title: firstSlide?.title ?? '', art: exposure(firstPath) },
    [paths.about]: { title: about.title, art: numerals(drawn.wordmark.light, drawn.wordmark) },
    [paths.blogs]: { title: blogs.title, art: coverWall(posts.map(coverOf)) },
    [paths.portfolio]: { title: portfolioPage.title, art: project(finest(shalukClinic)) },
    [paths.team]: { title: team.title, art: portraits(members.map(portraitOf)) },
    [paths.terms]: { title: legalTexts.titles.terms, art: woven() },
    [paths.privacy]: { title: legalTexts.titles.privacy, art: around() },
    [paths.faqs]: { title: faqsPage.promise, art: parted(faqs.length) },
    [paths.contact]: { title: contact.title, art: envelope() },
    // The typefaces of share pictures have no Bengali letters.
    [paths.bengaliContact]: { title: contact.title, second: 'In Bengali', art: envelope() },
    ...Object.fromEntries(ofEntries),
  };
}

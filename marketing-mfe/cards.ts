import type { Cards } from '@studio/cards/card';
import { around, envelope, exposure, parted, woven } from '@studio/cards/lines';
import { cover, coverWall, numerals, portrait, portraits, project } from '@studio/cards/pictures';
import { PATHS } from '@studio/pictures/hero-paths';
import type { Picture } from '@studio/pictures/mockups';
import { numerals as drawn } from '@studio/pictures/numerals';
import { about } from './content/about.ts';
import { contact } from './content/en/contact.ts';
import { faqs, faqsPage } from './content/faqs.ts';
import { heroSlides } from './content/home.ts';
import { projects } from './content/portfolio.ts';
import { portfolioPage } from './content/portfolio-page.ts';
import { blogs, categories, posts } from './content/posts.ts';
import { privacy } from './content/privacy.ts';
import { members, team } from './content/team.ts';
import { terms } from './content/terms.ts';
import { paths } from './paths.ts';

/** The file of a picture that has the most pixels. */
const finest = ({ avif }: Picture): string => avif.at(-1)?.src ?? '';

const [firstSlide] = heroSlides;
const [firstPath] = PATHS;
const [firstProject] = projects;

const authorOf = (role: string): string => members.find((member) => member.role === role)?.name ?? '';

/** The share picture of every page. */
export const cards: Cards = {
  [paths.home]: { title: firstSlide.title, art: exposure(firstPath) },
  [paths.about]: { title: about.title, art: numerals(drawn.wordmark.light, drawn.wordmark) },
  [paths.blogs]: { title: blogs.title, art: coverWall(posts.map((post) => post.cover)) },
  ...Object.fromEntries(
    categories.map((category) => {
      const covers = posts.filter((post) => post.category === category).map((post) => post.cover);
      return [paths.blogsIn(category), { title: category, second: blogs.title, art: coverWall(covers) }];
    }),
  ),
  ...Object.fromEntries(
    posts.map(({ id, title, author, cover: file }) => [
      paths.post(id),
      { title, second: authorOf(author), art: cover(file) },
    ]),
  ),
  [paths.portfolio]: { title: portfolioPage.title, art: project(finest(firstProject.picture)) },
  [paths.team]: { title: team.title, art: portraits(members.map((member) => member.portrait)) },
  ...Object.fromEntries(
    members.map(({ role, name, title, portrait: picture }) => [
      paths.member(role),
      { title: name, second: title, art: portrait(picture) },
    ]),
  ),
  [paths.terms]: { title: terms.title, art: woven() },
  [paths.privacy]: { title: privacy.title, art: around() },
  [paths.faqs]: { title: faqsPage.promise, art: parted(faqs.length) },
  [paths.contact]: { title: contact.title, art: envelope() },
  // The typefaces of share pictures have no Bengali letters.
  [paths.bengaliContact]: { title: contact.title, second: 'In Bengali', art: envelope() },
};

import { describe, expect, test } from '@jest/globals';
import { loadDetails } from '../services/page.tsx';
import type { ServiceDetails } from './service-details.ts';
import type { ServiceSlug } from './service-offers.ts';
import { findServicePage, serviceSlugs } from './services.ts';
import { CATEGORIES } from './shelves.ts';

/** Ids of the sections of a services page. */
const SECTIONS = ['points', 'proof', 'related', 'questions', 'services', 'case-studies', 'testimonials', 'closing'];

// One after the other: Jest cannot import two modules with a common import at once.
const pages: { slug: ServiceSlug; page: ReturnType<typeof findServicePage>; details: ServiceDetails }[] = [];
for (const slug of serviceSlugs) pages.push({ slug, page: findServicePage(slug), details: await loadDetails[slug]() });

const duplicates = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

/** Returns the texts that only this service has. Those of ready-made websites depend on the shelf. */
const ownTexts = ({ intro, points, priceNote, first, proof, related, questions }: ServiceDetails): string[] => [
  ...[intro, priceNote, first.value, first.note, proof.title, proof.text, proof.caption],
  ...points.flatMap(({ title, text }) => [title, text]),
  ...related.filter(({ to }) => !to.startsWith('/sell')).flatMap(({ title, text }) => [title, text]),
  ...questions.flatMap(({ question, answer }) => [question, answer]),
];

test('there are six services', () => {
  expect(serviceSlugs).toEqual(['ecommerce', 'wordpress', 'digital-marketing', 'shopify', 'mern', 'seo']);
  expect(findServicePage('constructor')).toBeUndefined();
});

describe.each(pages)('$slug', ({ page, details }) => {
  const { points, priceNote, timeNote, first, proof, related, questions } = details;

  test('names the service in its description and introduction, and has a price and a time', () => {
    const { title = '', description = '', priceFrom, weeks: [least, most] = [0, 0] } = page ?? {};
    for (const text of [description, details.intro]) expect(text.toLowerCase()).toContain(title.toLowerCase());
    expect(priceFrom).toBeGreaterThan(0);
    expect(least).toBeGreaterThan(0);
    expect(most).toBeGreaterThanOrEqual(least);
  });

  test('has all sections: three to five points, proof, what happens first, related work and questions', () => {
    expect(points.length).toBeGreaterThanOrEqual(3);
    expect(points.length).toBeLessThanOrEqual(5);
    expect(related.length).toBeGreaterThanOrEqual(2);
    expect(questions.length).toBeGreaterThanOrEqual(3);
    expect(
      [...ownTexts(details), timeNote, priceNote, first.note, ...related.map(({ caption }) => caption)].filter(
        (text) => text === '',
      ),
    ).toEqual([]);
  });

  test('gives each question an id of its own', () => {
    expect(duplicates([...SECTIONS, ...questions.map(({ id }) => id)])).toEqual([]);
  });

  test('links to pages of the site', () => {
    const links = [proof.to, ...related.map(({ to }) => to)];
    expect(duplicates(links)).toEqual([]);
    for (const to of links) {
      const { origin, pathname, searchParams } = new URL(to, 'http://site.invalid');
      expect(origin).toBe('http://site.invalid');
      const [, service] = pathname.match(/^\/services\/(.+)$/) ?? [];
      if (service) expect(serviceSlugs).toContain(service);
      if (pathname.startsWith('/sell')) expect(CATEGORIES).toContain(searchParams.get('category'));
    }
  });
});

test('no text is on two services pages', () => {
  expect(duplicates(pages.flatMap(({ details }) => ownTexts(details)))).toEqual([]);
  expect(duplicates(pages.map(({ page }) => page?.description ?? ''))).toEqual([]);
});

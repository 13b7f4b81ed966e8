import { describe, expect, test } from '@jest/globals';
import { serviceSlugs } from '@studio/content/choices';
import type { Service } from '@studio/content/collections/services';
import { services } from './seed.fixture.ts';
import { detailsOf } from './service-details.ts';

/** Ids of the sections of a services page. */
const SECTIONS = ['points', 'proof', 'related', 'questions', 'services', 'case-studies', 'testimonials', 'closing'];

const entries = services as unknown as readonly Service[];
const duplicates = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe.each(serviceSlugs)('the seed of %s', (slug) => {
  const details = detailsOf(entries.find((service) => service.slug === slug) as Service);
  const { points, priceNote, timeNote, first, proof, related, questions } = details;

  test('has all sections: three to five points, proof, what happens first, related work and questions', () => {
    expect([3, 4, 5]).toContain(points.length);
    expect(related.length).toBeGreaterThanOrEqual(2);
    expect(questions.length).toBeGreaterThanOrEqual(3);
    const { picture, ...texts } = proof;
    const all = [...points, ...related, ...questions, first, texts].flatMap((part) => Object.values(part));
    expect([...all, priceNote, timeNote].filter((text) => text === '')).toEqual([]);
    expect(picture).toBeTruthy();
  });

  test('gives each question an id of its own, and links to pages of the site', () => {
    expect(duplicates([...SECTIONS, ...questions.map(({ id }) => id)])).toEqual([]);
    const links = [proof.to, ...related.map(({ to }) => to)];
    expect(duplicates(links)).toEqual([]);
    expect(links.filter((to) => !/^\/(?:portfolio|post|sell|services)\b/.test(to))).toEqual([]);
  });
});

test('a service without texts has empty sections', () => {
  const [service] = entries;
  const empty = {
    ...service,
    points: [],
    proof: [],
    related: [],
    questions: [],
    proofPicture: '',
  } as unknown as Service;
  expect(detailsOf(empty)).toMatchObject({ points: [], related: [], questions: [], proof: { title: '', text: '' } });
});

import { describe, expect, test } from '@jest/globals';
import { serviceSlugs } from '@studio/content/choices';
import type { Service } from '@studio/content/collections/services';
import { services } from './seed.fixture.ts';
import { detailsOf } from './service-details.ts';

/** Ids of the sections of a services page. */
const SECTIONS = ['points', 'own', 'case-studies', 'testimonials', 'questions', 'services', 'closing'];

const entries = services as unknown as readonly Service[];
const duplicates = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe.each(serviceSlugs)('the seed of %s', (slug) => {
  const { points, questions, ...texts } = detailsOf(entries.find((service) => service.slug === slug) as Service);

  test('has three points, five questions, and all other texts of its page', () => {
    expect([points.length, questions.length]).toEqual([3, 5]);
    const all = [...points, ...questions, texts].flatMap((part) => Object.values(part));
    expect(all.filter((text) => text === '')).toEqual([]);
  });

  test('gives each question an id of its own', () => {
    expect(duplicates([...SECTIONS, ...questions.map(({ id }) => id)])).toEqual([]);
  });
});

test('a service without texts has empty sections', () => {
  const [service] = entries;
  const empty = { ...service, points: [], questions: [] } as unknown as Service;
  expect(detailsOf(empty)).toMatchObject({ points: [], questions: [] });
});

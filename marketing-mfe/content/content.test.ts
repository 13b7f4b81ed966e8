import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readyMade } from '@studio/client/content/offer';
import { faqs } from './faqs.ts';
import { members } from './team.ts';
import { testimonials } from './testimonials.ts';

const answerOf = (id: string) => faqs.find((faq) => faq.id === id)?.answer;

test('there are thirteen questions, each with an id of its own', () => {
  expect(faqs).toHaveLength(13);
  expect(new Set(faqs.map(({ id }) => id)).size).toBe(13);
});

test('the time and the prices of a ready-made website are those of its pages', () => {
  expect(answerOf('time')).toContain(readyMade.delivery);
  expect(answerOf('cost')).toContain(`between ${readyMade.lowestPrice} and ${readyMade.highestPrice}`);
});

const PICTURES = join(import.meta.dirname, '../../packages/pictures/src');

test('each testimonial has a portrait of its own, and none is of the team', () => {
  const portraits = ['shirin', 'imran', 'rehana', 'kamal'].map((name) =>
    readFileSync(join(PICTURES, `clients/${name}.svg`), 'utf8'),
  );
  const team = members.map(({ role }) => readFileSync(join(PICTURES, `portraits/${role.toLowerCase()}.svg`), 'utf8'));
  expect(new Set([...portraits, ...team]).size).toBe(testimonials.length + members.length);
  for (const { portrait } of testimonials) expect(portrait).not.toBe('');
});

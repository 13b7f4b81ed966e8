import { expect, test } from '@jest/globals';
import { readyMade } from '@studio/client/content/ready-made';
import { faqs } from './faqs.ts';

const answerOf = (id: string) => faqs.find((faq) => faq.id === id)?.answer;

test('there are thirteen questions, each with an id of its own', () => {
  expect(faqs).toHaveLength(13);
  expect(new Set(faqs.map(({ id }) => id)).size).toBe(13);
});

test('the time and the prices of a ready-made website are those of its pages', () => {
  expect(answerOf('time')).toContain(readyMade.delivery);
  expect(answerOf('cost')).toContain(`between ${readyMade.lowestPrice} and ${readyMade.highestPrice}`);
});

import { expect, test } from '@jest/globals';
import { loadBody } from './post-bodies.ts';

test('no line of a post ends between a figure and its unit', async () => {
  const bodies = await Promise.all(Object.values(loadBody).map((load) => load()));
  const texts = JSON.stringify(bodies);
  expect(texts.match(/\d (seconds|minutes|hours|kilobytes)|Tk \d/g)).toBeNull();
  expect(texts).toContain('3.1\u00a0seconds');
});

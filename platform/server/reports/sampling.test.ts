import { expect, it } from '@jest/globals';
import { createSampling } from './sampling.ts';

const sendMany = (sampling: ReturnType<typeof createSampling>, views: number) =>
  Array.from({ length: views }, () => sampling.share()).at(-1);

it('samples all views, and a share of them while there are many', () => {
  const time = { now: 5000 };
  const sampling = createSampling({ now: () => time.now });
  expect(sendMany(sampling, 5)).toBeUndefined();
  time.now += 1000;
  expect(sendMany(sampling, 2000)).toBeUndefined();
  time.now += 1000;
  expect(sendMany(sampling, 1)).toEqual('0.010');
  time.now += 1000;
  expect(sendMany(sampling, 1)).toBeUndefined();
  sendMany(sampling, 2000);
  time.now += 60_000;
  expect(sendMany(sampling, 1)).toBeUndefined();
});

it('samples all views if limits are off', () => {
  const time = { now: 5000 };
  const sampling = createSampling({ isUnlimited: true, now: () => time.now });
  sendMany(sampling, 2000);
  time.now += 1000;
  expect(sendMany(sampling, 1)).toBeUndefined();
});

import { describe, expect, it } from '@jest/globals';
import { HOSTILE_HTML, longestDelay, MAX_DELAY_MS, processorTime } from './hostile-html.fixture.ts';
import { readHead } from './page-head.ts';
import { scanHtml } from './scan-html.ts';

describe('a page of 0.8 MB', () => {
  it.each(Object.keys(HOSTILE_HTML))('of %s takes at most a second, and holds up nothing meanwhile', async (name) => {
    const html = `<html lang="en"><head><title>Tea</title>${HOSTILE_HTML[name]}`;
    const start = processorTime();
    expect(await readHead('/', html)).toMatchObject({ title: 'Tea', graph: [] });
    expect(processorTime() - start).toBeLessThan(1000);
    expect(await longestDelay(() => readHead('/', html))).toBeLessThan(MAX_DELAY_MS);
  });
});

it('a scan stops at a depth, at a length, and where the rest is not needed', async () => {
  const namesIn = async (html: string, max = Number.POSITIVE_INFINITY) => {
    const names: string[] = [];
    await scanHtml(html, { open: (name) => names.push(name), isDone: () => names.length >= max });
    return names.length;
  };
  expect(await namesIn('<b>'.repeat(100_000))).toBe(256);
  expect(await namesIn('<br>'.repeat(1_000_000))).toBeLessThanOrEqual(262_144);
  expect(await namesIn('<br>'.repeat(10), 3)).toBe(3);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { members } from './team.ts';
import { testimonials } from './testimonials.ts';

const PICTURES = join(import.meta.dirname, '../../packages/pictures/src');

test('each testimonial has a portrait of its own, and none is of the team', () => {
  const portraits = ['shirin', 'imran', 'rehana', 'kamal'].map((name) =>
    readFileSync(join(PICTURES, `clients/${name}.svg`), 'utf8'),
  );
  const team = members.map(({ role }) => readFileSync(join(PICTURES, `portraits/${role.toLowerCase()}.svg`), 'utf8'));
  expect(new Set([...portraits, ...team]).size).toBe(testimonials.length + members.length);
  for (const { portrait } of testimonials) expect(portrait).not.toBe('');
});

import { expect, it } from '@jest/globals';
import { caseStudies } from './collections/case-studies.ts';
import { withOptional, withoutRemoved } from './complete.ts';

const saved = { title: 'A title', slug: 'a-title', description: 'Short.', services: ['seo'] };

it('an entry that was saved before fields were removed has the present ones', () => {
  expect(withoutRemoved(caseStudies, { ...saved, removed: 'Text' })).toEqual(saved);
});

it('an entry that was saved before optional fields were added has them, empty, and its own values', () => {
  const added = { picture: '', caption: '', page: '' };
  expect(withOptional(caseStudies, { ...saved, figure: '12' })).toEqual({ ...saved, ...added, figure: '12' });
  expect(withOptional(caseStudies, {})).not.toHaveProperty('title');
});

import { describe, expect, it } from '@jest/globals';
import { LIBRARY } from './chat.fixture.ts';

describe('createLibrary', () => {
  it.each([
    ['mision', '/about'],
    ['who owns the copyrigth', '/faqs#ownership'],
  ])('finds the misspelt %j', (question, href) => expect(LIBRARY.find(question)[0]?.place?.href).toBe(href));

  it('lists places of entries that are on no page', () => {
    expect(LIBRARY.missing).toContain('/team/CEO');
    expect(LIBRARY.missing).not.toContain('/team/CTO');
  });
});

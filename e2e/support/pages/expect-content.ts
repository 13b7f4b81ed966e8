import { expect, type Page } from '@playwright/test';
import type { ExpectedPage } from '../../expected-pages/expected-page.ts';

/** Expects the head, the heading, the texts and the elements of a page. */
export async function expectContent(
  page: Page,
  { title, description, heading, texts, elements }: ExpectedPage,
): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(page.locator('title')).toHaveCount(1);
  const descriptions = page.locator('meta[name="description"]');
  await expect(descriptions).toHaveCount(description ? 1 : 0);
  if (description) await expect(descriptions).toHaveAttribute('content', description);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const main = page.locator('main');
  for (const text of texts) await expect(main).toContainText(text);
  for (const { name, count, selector } of elements) {
    const found = main.locator(selector);
    await expect(found, name).toHaveCount(count);
    for (const text of await found.allTextContents()) expect(text.trim(), name).not.toBe('');
  }
}

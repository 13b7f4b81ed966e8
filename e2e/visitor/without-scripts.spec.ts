import { expect, test } from '../support/test.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the hero has a link to what comes next in place of its controls @full', async ({ page }) => {
    await page.goto('/');
    const hero = page.locator('[aria-roledescription="carousel"]').first();
    await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(hero.getByRole('button')).toHaveCount(0);
    await hero.getByRole('link', { name: 'See what we do' }).click();
    await expect(page).toHaveURL('/#what-we-do');
    await expect(page.getByRole('heading', { name: 'What We Do' })).toBeInViewport();
  });

  for (const width of [360, 1440]) {
    test(`the chat names other ways to ask, at ${width}px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/Chatbot');
      const window = page.getByRole('region', { name: 'Studio 285' });
      await expect(window.locator('noscript p')).toBeInViewport();
      expect(await window.locator('noscript p').textContent()).toContain('The chat needs JavaScript');
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expect(window.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
      await expect(window.getByRole('link', { name: 'Read the FAQs' })).toHaveAttribute('href', '/faqs');
      await window.getByRole('link', { name: 'Write to us' }).click();
      await expect(page).toHaveURL('/contact');
    });
  }

  test('the admin area shows that it needs scripts, and no loading state @main', async ({ page }) => {
    for (const path of ['/admin', '/admin/messages']) {
      await page.goto(path);
      await expect(page.locator('noscript p')).toBeVisible();
      expect(await page.locator('noscript p').textContent()).toContain('This page needs JavaScript');
      await expect(page.getByText('Loading')).toBeHidden();
    }
    await page.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`printed ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('questions have their answers', async ({ page }) => {
      await page.goto('/faqs');
      const answers = page.locator('main details > :not(summary)');
      const count = await answers.count();
      expect(count).toBeGreaterThan(1);
      await expect(answers.filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: 'print' });
      await expect(answers.filter({ visible: true })).toHaveCount(count);
      const heights = await answers.evaluateAll((all) => all.map((answer) => answer.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThan(20);
      await page.emulateMedia({ media: 'screen' });
      await expect(answers.filter({ visible: true })).toHaveCount(0);
    });
  });
}

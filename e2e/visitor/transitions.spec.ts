import type { Page } from '@playwright/test';
import { openPage, recordLayoutShift, withMotion } from '../support/pages/browsing.ts';
import { expect, test } from '../support/test.ts';

/**
 * Stops every view transition at its beginning. Returns functions that return the names of the elements that move in the
 * latest one, and that let it end.
 */
async function holdTransitions(page: Page) {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const held = transition.ready.then(() => {
        const animations = document.getAnimations().filter(({ effect }) => {
          return effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition');
        });
        for (const animation of animations) animation.pause();
        return animations;
      });
      Object.assign(window, { held });
      return transition;
    };
  });
  const moving = async () => {
    await page.waitForFunction(() => 'held' in window);
    return page.evaluate(async () => {
      const animations = (await Reflect.get(window, 'held')) as Animation[];
      const names = animations.map(({ effect }) => {
        return /group\((.+)\)/.exec((effect as KeyframeEffect).pseudoElement ?? '')?.[1] ?? '';
      });
      return names.filter((name) => name !== '').sort();
    });
  };
  const end = () =>
    page.evaluate(async () => {
      for (const animation of (await Reflect.get(window, 'held')) as Animation[]) animation.finish();
      Reflect.deleteProperty(window, 'held');
    });
  return { moving, end };
}

/** Opens a page and loads, by a movement of the mouse, what makes things move. */
async function openUsed(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  const isLoaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('first-use')));
  let x = 0;
  await expect(async () => {
    x += 1;
    await page.mouse.move(x, 1);
    expect(await isLoaded()).toBe(true);
  }).toPass();
}

/** Returns the names that elements of the page still have for a view transition. */
const namesLeft = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap(({ style }) => style.viewTransitionName || []),
  );

test.describe('from page to page', () => {
  test.use(withMotion);

  test('a portrait and its name move to their new place, and back, and nothing shifts @full', async ({ page }) => {
    const layoutShift = await recordLayoutShift(page);
    const { moving, end } = await holdTransitions(page);
    await openUsed(page, '/team');
    const card = page.getByRole('listitem').filter({ hasText: 'CEO' }).first();
    await card.getByRole('link').click();
    expect(await moving()).toEqual(['person-ceo', 'title-ceo']);
    await end();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nusrat Rahman');
    await expect.poll(() => namesLeft(page)).toEqual([]);

    await page.goBack();
    expect(await moving()).toEqual(['person-ceo', 'title-ceo']);
    await end();
    await expect(card).toBeVisible();
    await expect.poll(() => namesLeft(page)).toEqual([]);
    // Two pages were shown, each of which may shift by 0.01.
    expect(await layoutShift()).toBeLessThan(0.02);
  });

  test('a page is rendered at once, in a view transition only if something moves in it and motion is allowed', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      Object.assign(window, { titles: [] });
      document.startViewTransition = (update) =>
        start(() => {
          const done = typeof update === 'function' ? update() : undefined;
          Reflect.get(window, 'titles').push(document.querySelector('h1')?.textContent);
          return done;
        });
    });
    const shownByTransitions = () => page.evaluate(() => Reflect.get(window, 'titles'));
    const title = page.getByRole('heading', { level: 1 });
    const openCard = () => page.getByRole('main').locator('a[href="/team/CEO"]').first().click();
    await openUsed(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Meet the Team' }).click();
    await expect(page).toHaveURL('/team');
    await expect(title).toBeFocused();
    expect(await shownByTransitions()).toEqual([]);
    await openCard();
    await expect(title).toHaveText('Nusrat Rahman');
    expect(await shownByTransitions()).toEqual(['Nusrat Rahman']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goBack();
    await expect(page).toHaveURL('/team');
    await openCard();
    await expect(title).toHaveText('Nusrat Rahman');
    expect(await shownByTransitions()).toHaveLength(1);
  });

  test('a cover and its title move, and a click meanwhile leads on at once', async ({ page }) => {
    const { moving } = await holdTransitions(page);
    await openUsed(page, '/blogs');
    // On the way down the header has left; the new page has it in its first picture.
    await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }));
    await expect(page.locator('html')).toHaveAttribute('data-scroll', 'down');
    await page.getByRole('article').first().getByRole('link').click();
    expect(await moving()).toEqual(['post-kettle', 'title-post-kettle']);
    // Its picture is above the page: Playwright would wait until the link can be clicked.
    const { x, y } = (await page.getByRole('banner').getByRole('link', { name: 'Contact' }).boundingBox()) ?? {
      x: 0,
      y: 0,
    };
    await page.mouse.click(x + 20, y + 20);
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle('Contact · Studio 285');
  });
});

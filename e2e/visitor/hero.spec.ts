import type { Page } from '@playwright/test';
import { openPage, recordRequests, withMotion } from '../support/pages/browsing.ts';
import { expect, test } from '../support/test.ts';
import { inTurn } from '../support/tier.ts';

test.use(withMotion);

const SLIDES = 4;

const hero = (page: Page) => page.getByRole('region', { name: 'Innovate. Lead. Succeed.' });
const canvases = (page: Page) => hero(page).locator('canvas');

/** Returns of each canvas its device pixels per CSS pixel, and whether something is painted on it. */
const painted = (page: Page) =>
  canvases(page).evaluateAll((elements) =>
    (elements as HTMLCanvasElement[]).map((canvas) => {
      const small = new OffscreenCanvas(200, 200);
      const surface = small.getContext('2d');
      surface?.drawImage(canvas, 0, 0, 200, 200);
      const isPainted = surface?.getImageData(0, 0, 200, 200).data.some((value) => value > 0);
      return { ratio: canvas.width / canvas.clientWidth, isPainted };
    }),
  );

const isHeroPicture = (path: string) => /\/(sketch|slide-\d)\./.test(path);

test.describe('the hero', () => {
  test.use({ deviceScaleFactor: 2 });

  test('draws itself in the resolution of the device, and fetches a light picture of at most 12 kB @full', async ({
    page,
  }) => {
    const requests = recordRequests(page);
    const picture = page.waitForResponse('**/sketch.*.svg');
    await openPage(page, '/');
    const drawn = { ratio: expect.closeTo(2, 2), isPainted: true };
    // The first one is for what is left of the slide before.
    await expect.poll(() => painted(page)).toEqual([expect.anything(), drawn, drawn]);
    expect((await (await picture).body()).length).toBeLessThanOrEqual(12_000);
    expect(requests.filter(isHeroPicture)).toHaveLength(1);
  });
});

test('under reduced motion the hero has whole pictures and no canvas', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requests = recordRequests(page);
  await openPage(page, '/');
  const pictures = () => requests.map((path) => /slide-\d/.exec(path)?.[0]).filter(Boolean);
  await expect.poll(pictures).toEqual(['slide-1']);
  await hero(page).getByRole('button', { name: 'Next' }).click();
  await expect.poll(pictures).toEqual(['slide-1', 'slide-2']);
  await expect(canvases(page)).toHaveCount(0);
  expect(requests.filter((path) => path.includes('hero-drawing'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the hero has a whole picture', async ({ page }) => {
    const picture = page.waitForRequest('**/slide-1.*.svg');
    await page.goto('/');
    await picture;
    await expect(canvases(page)).toHaveCount(0);
  });
});

/**
 * Records, each time a letter appears or disappears, where the parts of the shown slide are: its title's letters, its sentence, and the
 * hero's end. Returns the places by slide; each slide should have one.
 */
const recordPlaces = (page: Page) =>
  hero(page).evaluate((section) => {
    const places: Record<string, string[]> = {};
    const record = () => {
      const slide = section.querySelector('[data-shown="true"]');
      const title = slide?.querySelector('h1, h2');
      if (!slide || !title) return;
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      const letters: number[] = [];
      const range = document.createRange();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const [i, letter] of [...(text.textContent ?? '')].entries()) {
          range.setStart(text, i);
          range.setEnd(text, i + 1);
          // A space at the end of a line may hang there or begin the next one.
          if (letter.trim() !== '') letters.push(Math.round(range.getBoundingClientRect().top));
        }
      }
      const cursor = title.querySelector('span:empty')?.getBoundingClientRect();
      const place = JSON.stringify({
        letters,
        isCursorOutside: cursor !== undefined && cursor.bottom > Math.max(...letters) + cursor.height * 1.2,
        title: title.getBoundingClientRect().toJSON(),
        sentence: slide.querySelector('p')?.getBoundingClientRect().toJSON(),
        end: section.getBoundingClientRect().bottom,
      });
      const known = places[title.id] ?? [];
      if (!known.includes(place)) places[title.id] = [...known, place];
    };
    Object.assign(window, { places });
    new MutationObserver(record).observe(section, { subtree: true, childList: true, characterData: true });
  });

const SIZES = [
  [1440, 900],
  [390, 844],
  [360, 780],
  [430, 932],
  [768, 1024],
] as const;

for (const [width, height] of inTurn(SIZES, 0)) {
  test(`all titles begin at one height, and no letter that is typed moves anything at ${width} pixels`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width, height });
    await openPage(page, '/');
    await page.evaluate(() => document.fonts.ready);
    await recordPlaces(page);
    const places = () => page.evaluate(() => Reflect.get(window, 'places') as Record<string, string[]>);
    const slides = async () => {
      await page.clock.runFor(2500);
      return Object.keys(await places()).length;
    };
    // The page's clock runs for half a minute: many frames to draw on a busy machine.
    await expect.poll(slides, { timeout: 60_000 }).toBe(SLIDES);
    for (const [id, known] of Object.entries(await places())) expect(known, id).toHaveLength(1);
    const tops = Object.values(await places()).map(([place = '']) => JSON.parse(place).title.top);
    expect(new Set(tops).size).toBe(1);
  });
}

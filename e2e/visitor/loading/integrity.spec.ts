import {
  expect,
  expectLoadFailure,
  FAULTS,
  navigate,
  openWithClock,
  passLoadTimeout,
  test,
  tryAgain,
} from '../../support/faulty-test.ts';
import { markDocument } from '../../support/pages/browsing.ts';
import { inTurn } from '../../support/tier.ts';

/** A page of each remote with its chunk and title, and a page of another remote. */
const remotes = [
  { remote: 'marketing', from: '/Chatbot', to: '/about', chunk: 'about', title: 'About' },
  { remote: 'catalog', from: '/', to: '/services/shopify', chunk: 'services', title: 'Shopify Development' },
  { remote: 'admin', from: '/', to: '/admin', chunk: 'admin', title: 'Admin Dashboard' },
  { remote: 'chat', from: '/', to: '/Chatbot', chunk: 'chatbot', title: 'Ask the studio' },
];
const PARTS = ['entry', 'routes', 'page'] as const;

/** For each remote another fault in another part; in the full tier every fault in every part. */
const matrix = remotes.flatMap(({ chunk, ...remote }, i) =>
  inTurn(FAULTS, i).flatMap((fault) =>
    inTurn(PARTS, i).map((part) => ({ ...remote, fault, part, file: part === 'page' ? chunk : part })),
  ),
);

for (const { remote, from, to, title, fault, part, file } of matrix) {
  test(`with the ${part} of ${remote} ${fault}, layout and other pages work, and Try again recovers`, async ({
    page,
    faulty,
  }) => {
    await openWithClock(page, from);
    const [isSameDocument, fromTitle] = [await markDocument(page), await page.title()];
    const files = new RegExp(`^/assets/${remote}/${file}\\.`);
    const waitForFailure = async (before: number) => {
      if (fault === 'hanging') await passLoadTimeout(page, faulty, before);
    };

    faulty.breakFiles(files, fault);
    await navigate(page, to);
    await waitForFailure(0);
    await expectLoadFailure(page);
    await expect(page).toHaveURL(to);

    await navigate(page, from);
    await expect(page).toHaveTitle(fromTitle);
    const before = faulty.failedRequests();
    await page.goBack();
    await waitForFailure(before);
    await expectLoadFailure(page);

    faulty.repair();
    await tryAgain(page).click();
    await expect(page).toHaveTitle(`${title} · Studio 285`);
    await expect(tryAgain(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'altered' in window)).toBe(false);
    expect(await isSameDocument()).toBe(true);
  });
}

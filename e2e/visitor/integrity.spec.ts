import { markDocument } from '../support/browsing.ts';
import { FAULTS, type Fault } from '../support/faulty-site.ts';
import {
  expect,
  expectLoadFailure,
  follow,
  openWithClock,
  passDeadline,
  test,
  tryAgain,
} from '../support/faulty-test.ts';
import { inTurn } from '../support/tier.ts';

interface Case {
  readonly remote: string;
  /** A page of another remote, and one of this remote with the chunk that is its code. */
  readonly from: string;
  readonly to: string;
  readonly chunk: string;
  readonly title: string;
}

const remotes: readonly Case[] = [
  { remote: 'marketing', from: '/Chatbot', to: '/about', chunk: 'about', title: 'About' },
  { remote: 'catalog', from: '/', to: '/services/shopify', chunk: 'services', title: 'Shopify Development' },
  { remote: 'admin', from: '/', to: '/admin', chunk: 'admin', title: 'Admin Dashboard' },
  { remote: 'chat', from: '/', to: '/Chatbot', chunk: 'chatbot', title: 'Ask the studio' },
];
const parts = ['entry', 'routes', 'page'] as const;

/** Every remote with a fault in turn, each in another part; with `TEST_ALL` every fault in every part. */
const matrix = remotes.flatMap((found, i) =>
  inTurn(FAULTS, i).flatMap((fault) =>
    inTurn(parts, i).map((part) => ({ ...found, fault, part, file: part === 'page' ? found.chunk : part })),
  ),
);

for (const { remote, from, to, title, fault, part, file } of matrix) {
  test(`${remote}’s ${part} ${fault}: the frame and other pages work, Try again recovers`, async ({ page, faulty }) => {
    await openWithClock(page, from);
    const [isMarked, fromTitle] = [await markDocument(page), await page.title()];
    const files = new RegExp(`^/assets/${remote}/${file}\\.`);
    const fail = (kind: Fault, before: number) => kind === 'hanging' && passDeadline(page, faulty, before);

    faulty.breakFiles(files, fault);
    await follow(page, to);
    await fail(fault, 0);
    await expectLoadFailure(page);
    await expect(page).toHaveURL(to);

    await follow(page, from);
    await expect(page).toHaveTitle(fromTitle);
    const before = faulty.failed();
    await page.goBack();
    await fail(fault, before);
    await expectLoadFailure(page);

    faulty.mend();
    await tryAgain(page).click();
    await expect(page).toHaveTitle(`${title} · Studio 285`);
    await expect(tryAgain(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'altered' in window)).toBe(false);
    expect(await isMarked()).toBe(true);
  });
}

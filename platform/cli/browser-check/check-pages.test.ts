import { expect, it } from '@jest/globals';
import { checkPages } from './check-pages.ts';

it('rejects with one line and the cure if the browser cannot be started', async () => {
  const preview = { key: 'key', set: 'set', pages: [{ url: '/', status: 200 }] };
  const checked = checkPages({ url: 'http://127.0.0.1:9', browser: process.execPath }, preview);
  await expect(checked).rejects.toMatchObject({
    name: 'StepFailed',
    message: `${process.execPath} cannot be started: install Chromium, set CHROMIUM_PATH to it, or release unchecked with --no-browser.`,
  });
});

import type { Page } from '@playwright/test';
import { inGroups, samplePages } from '../expected-pages/pages.ts';
import { openPage } from '../support/pages/browsing.ts';
import { newMessage, postMessage } from '../support/servers/messages.ts';
import { expect, test } from '../support/test.ts';

// Browsers call the high contrast of Windows “forced colours”.
test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

/**
 * Returns the controls of a page that forced colours would hide: fields without a border, controls without an outline when they are
 * focused, and icons without a visible colour. Border and outline may be those of an element around the control, the outline that of its
 * `::after`.
 */
const hiddenControls = (page: Page) =>
  page.evaluate(() => {
    const around = (control: Element, selector: string) => {
      const elements = [control];
      for (let parent = control.parentElement; parent?.closest(selector); parent = parent.parentElement)
        elements.push(parent);
      return elements.map((element) => getComputedStyle(element));
    };
    const hasBorder = ({ borderTopWidth, borderBottomWidth }: CSSStyleDeclaration) =>
      borderTopWidth !== '0px' || borderBottomWidth !== '0px';
    const hasOutline = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && outlineWidth !== '0px';
    const { backgroundColor } = getComputedStyle(document.body);
    const isVisible = (colour: string) => colour !== 'none' && colour !== backgroundColor;
    const hidden: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
      // A field for programs alone is shown to nobody.
      if (control.closest('[aria-hidden=true]')) continue;
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const report = (what: string) => {
        const { localName, textContent, ariaLabel, className } = control;
        hidden.push(`${what}: ${localName}.${className} ${ariaLabel ?? textContent.trim().slice(0, 30)}`);
      };
      const isField = control.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=hidden])');
      if (isField && !around(control, 'form').some(hasBorder)) report('no border');
      control.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
      const outlined = [getComputedStyle(control, '::after'), ...around(control, 'main, header, footer, dialog')];
      if (document.activeElement === control && !outlined.some(hasOutline)) report('no outline');
      if (control.textContent.trim() !== '') continue;
      const shapes = [...control.querySelectorAll('svg, svg *')].map((shape) => getComputedStyle(shape));
      if (shapes.length > 0 && !shapes.some(({ fill, stroke }) => isVisible(stroke) || isVisible(fill)))
        report('no icon');
    }
    return hidden;
  });

for (const [name, pages] of inGroups(samplePages))
  test(`in forced colours the controls of ${name} are visible`, async ({ page }) => {
    const hidden: Record<string, string[]> = {};
    for (const { path } of pages) {
      await openPage(page, path);
      const controls = await hiddenControls(page);
      if (controls.length > 0) hidden[path] = controls;
    }
    expect(hidden).toEqual({});
  });

test('in forced colours the controls of the inbox are visible', async ({ page, site }) => {
  const message = newMessage();
  await postMessage(site.url, message);
  await page.goto('/admin/messages');
  await page.getByRole('checkbox', { name: `Select the message from ${message.name}` }).check();
  await expect(page.getByRole('group', { name: 'Selected messages' })).toBeVisible();
  expect(await hiddenControls(page)).toEqual([]);
  await page.getByRole('link', { name: message.name }).click();
  await expect(page.getByRole('region', { name: 'Message', exact: true })).toContainText(message.message);
  expect(await hiddenControls(page)).toEqual([]);
});

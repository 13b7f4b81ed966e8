import { pathToFileURL } from 'node:url';

/**
 * Characters that a document writes in one instance of a typeface.
 * @typedef {object} Use
 * @property {string} family
 * @property {string} style
 * @property {number} weight
 * @property {number} stretch In percent.
 * @property {string} characters
 */

/** Windows in which a document may write with different styles: a phone, a tablet, a desktop. Widths in px. */
const WIDTHS = [320, 768, 1280];

/**
 * Returns which characters a document writes in which instances of its typefaces.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} file Absolute path of the HTML file.
 * @returns {Promise<Use[]>}
 */
export async function usesIn(browser, file) {
  /** @type {Map<string, Use>} */
  const uses = new Map();
  const page = await browser.newPage();
  await page.goto(pathToFileURL(file).href);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const { characters, ...instance } of await page.evaluate(textsOfPage)) {
      const key = JSON.stringify(instance);
      const written = new Set((uses.get(key)?.characters ?? '') + characters);
      uses.set(key, { ...instance, characters: [...written].sort().join('') });
    }
  }
  await page.close();
  return [...uses.values()];
}

/** Runs in the page. Returns each text with its instance: text nodes, first letters, generated content, values and hints of fields. */
function textsOfPage() {
  /** @type {Use[]} */
  const texts = [];
  const add = (/** @type {CSSStyleDeclaration} */ style, /** @type {string} */ text) =>
    texts.push({
      family: (style.fontFamily.split(',')[0] ?? '').replaceAll('"', ''),
      style: style.fontStyle,
      weight: Number(style.fontWeight),
      stretch: Number.parseFloat(style.fontStretch),
      // Collapsed white space is written as a space.
      characters: text.replaceAll(/[\t\n\r]/g, ' '),
    });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Other than `trim`, keeps spaces that do not break.
    const text = node.textContent?.replaceAll(/^[ \t\r\n]+|[ \t\r\n]+$/g, '') ?? '';
    const element = node.parentElement;
    if (text === '' || element === null) continue;
    add(getComputedStyle(element), ` ${text}`);
    add(getComputedStyle(element, '::first-letter'), text.slice(0, 1));
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (element instanceof HTMLInputElement) {
      add(getComputedStyle(element), element.value);
      add(getComputedStyle(element, '::placeholder'), element.placeholder);
    }
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (/^"/.test(style.content)) add(style, JSON.parse(style.content));
    }
  }
  return texts.filter(({ characters }) => characters !== '');
}

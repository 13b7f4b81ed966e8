import type { FieldInfo, Values } from '../entry-requests.ts';

/** Characters from which a text that is a part of another one stands for it. A shorter one has to be the whole text. */
const DISTINCT = 12;

/** Elements that repeat what stands elsewhere on the page. */
const REPEATED = 'nav[aria-label="Breadcrumb"], [aria-hidden="true"], script, style';

/** Removes soft hyphens and word joiners, which pages add to texts, and makes each run of white space one space. */
const plain = (text: string): string =>
  text
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the blocks of a text in Markdown without their marks. */
const blocksOf = (markdown: string): string[] =>
  markdown
    .replace(/^> \[![A-Z]+\]$/gm, '')
    .split(/\n(?:[ >]*\n)?/)
    .map((line) =>
      line
        .replace(/^[\s>#*+-]+|^\s*\d+\. /g, '')
        .replace(/ \{#[\w-]+\}$/, '')
        .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/[*_`\\]+/g, ''),
    );

const dateOf = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns the texts by which a page shows the value of a field, without what the server fills in. */
function textsOf({ kind }: FieldInfo, value: unknown): string[] {
  if (typeof value === 'number') return [`$${value.toLocaleString('en')}`];
  if (Array.isArray(value)) return value.map((each) => plain(String(each)));
  if (typeof value !== 'string' || value === '') return [];
  if (kind === 'date') return Number.isNaN(Date.parse(value)) ? [] : [dateOf(value)];
  const pieces = kind === 'markdown' ? blocksOf(value) : value.split('\n');
  return pieces
    .flatMap((piece) => piece.split(/\{[^}]+\}/))
    .map(plain)
    .filter(Boolean);
}

const isWithin = (text: string, piece: string): boolean =>
  text === piece || (piece.length >= DISTINCT && text.includes(piece));

/** Returns the smallest element of a page that shows a text, one of this text alone if there is one; in the main part if it is there. */
function elementOf(page: Document, piece: string): Element | undefined {
  for (const root of [page.querySelector('main'), page.body]) {
    const elements = [...(root?.querySelectorAll('*') ?? [])].filter((element) => !element.closest(REPEATED));
    const isWhole = (element: Element) => plain(element.textContent) === piece;
    let found = elements.find(isWhole) ?? elements.findLast(({ textContent }) => isWithin(plain(textContent), piece));
    for (let inner = found; inner && !/^H\d$/.test(inner.tagName); inner = [...inner.children].find(isWhole))
      found = inner;
    if (found) return found;
  }
  return undefined;
}

/** Returns the pictures of a page whose address has the name or the address of a picture in it. */
const picturesOf = (page: Document, value: unknown): Element[] =>
  typeof value !== 'string' || value === ''
    ? []
    : [...page.querySelectorAll('main img')].filter((image) => image.outerHTML.includes(value)).slice(0, 1);

/** Returns the elements of a page that show a field: the first and the last one if there are many. */
export function partOf(page: Document, field: FieldInfo, value: unknown): readonly Element[] {
  if (field.kind === 'picture') return picturesOf(page, value);
  const texts = textsOf(field, value);
  const found = [texts[0], texts.at(-1)].map((text) => (text ? elementOf(page, text) : undefined));
  return found.filter((element) => element !== undefined);
}

/** Returns the name of the field that an element of a page shows, or one of the three elements around it; undefined if none does. */
export function fieldAt(target: Element, fields: readonly FieldInfo[], values: Values): string | undefined {
  const page = target.ownerDocument;
  for (
    let element: Element | null = target, steps = 0;
    element && steps < 4;
    element = element.parentElement, steps += 1
  ) {
    const text = plain(element.textContent);
    const field =
      fields.find((each) => textsOf(each, values[each.name]).includes(text)) ??
      fields.find((each) => textsOf(each, values[each.name]).some((piece) => text !== '' && isWithin(piece, text))) ??
      fields.find(
        (each) => each.kind === 'picture' && picturesOf(page, values[each.name]).includes(element as Element),
      );
    if (field) return field.name;
  }
  return undefined;
}

import { FIRST_PAGE_MARK } from './start/first-page.ts';

/** Id of the mark that the server sets at the end of the first screen. */
const MARK = 'screen-end';

/** Attribute of the element in which it stands. */
const ATTRIBUTE = 'data-screen-end';

const EMPTY = { __html: '' };

/**
 * Stands where a page's first screen ends. The server names the shell's late styles here: browsers lay out and paint what is above before
 * they go on to what is below, also without scripts. React leaves alone what is in the element.
 */
export const ScreenEnd = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty text; the element is the server's
  <div hidden {...{ [ATTRIBUTE]: '' }} suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />
);

/** What React writes for it. */
const SENT = `<div hidden="" ${ATTRIBUTE}="">`;

/**
 * Returns a document with what stands at the end of its first screen, if it has one: a mark that browsers wait for before they paint, so
 * that they never show a part of the screen, and the late styles. These are named at the document's end, too: there they stay when
 * the visitor goes to another page.
 * @param lateStyles URL path of a file of the shell. Unset: it has none.
 */
export function endScreen(html: string, lateStyles?: string): string {
  const styles = lateStyles === undefined ? '' : `<link rel="stylesheet" href="${lateStyles}">`;
  const page = html.replace('</body>', () => `${styles}</body>`);
  if (!page.includes(SENT)) return page;
  // The mark is an element of its own: one with the late styles in it would be complete only when they are loaded.
  return page
    .replace('</head>', () => `<link rel="expect" href="#${MARK}" blocking="render" ${FIRST_PAGE_MARK}></head>`)
    .replace(SENT, (start) => `${start}<span id="${MARK}"></span>${styles}`);
}

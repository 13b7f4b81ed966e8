import { FIRST_PAGE_MARK } from './start/first-page.ts';

/** Id of the mark that the server sets at the end of the first screen. */
const MARK = 'screen-end';

/** Attribute of the element that contains the mark. */
const ATTRIBUTE = 'data-screen-end';

const EMPTY = { __html: '' };

/**
 * Marks the end of a page's first screen. The server links the shell's late styles here: browsers lay out and paint what is above before
 * they load what is below, also without scripts. React ignores the content of the element.
 */
export const ScreenEnd = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty text; the element is the server's
  <div hidden {...{ [ATTRIBUTE]: '' }} suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />
);

/** The HTML that React writes for it. */
const SENT = `<div hidden="" ${ATTRIBUTE}="">`;

/**
 * Returns a document with the content of the end of its first screen, if it has one: a mark that delays the first paint, so that browsers
 * never show an incomplete screen, and the late styles. These are linked at the document's end, too, where they stay after a navigation.
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

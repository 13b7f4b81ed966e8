import { useLayoutEffect, useRef } from 'react';
import { FIRST_PAGE_MARK } from './start/first-page.ts';

/** Id of the mark that the server sets at the end of the first screen. */
const MARK = 'screen-end';

/** Attribute of the element that contains the mark. */
const ATTRIBUTE = 'data-screen-end';

const EMPTY = { __html: '' };

/**
 * Marks the end of a page's first screen. The server sets the styles of what is below here: browsers lay out and paint what is above before
 * they load what is below, also without scripts. React ignores the content of the element. When the element goes, the styles of components
 * move to the head: other pages use them, too.
 */
export function ScreenEnd() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const styles = [...(box.current?.querySelectorAll('style') ?? [])];
    return () => document.head.append(...styles);
  }, []);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty text; the element is the server's
    <div ref={box} hidden {...{ [ATTRIBUTE]: '' }} suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />
  );
}

/** The HTML that React writes for it. */
const SENT = `<div hidden="" ${ATTRIBUTE}="">`;

/** Returns a document up to the end of its first screen; the whole one if that has no mark. */
export const firstScreenOf = (html: string): string => html.split(SENT, 1)[0] ?? '';

interface Late {
  /** URL path of the shell's late styles. Unset: it has none. */
  readonly file?: string | undefined;
  /** HTML of the style element of the components below the first screen; empty without any. */
  readonly styles?: string;
}

/**
 * Returns a document with the content of the end of its first screen, if it has one: a mark that delays the first paint, so that browsers
 * never show an incomplete screen, and the late styles. Those of the shell are linked at the document's end, too, where they stay after a
 * navigation.
 */
export function endScreen(html: string, { file, styles = '' }: Late = {}): string {
  const link = file === undefined ? '' : `<link rel="stylesheet" href="${file}">`;
  const page = html.replace('</body>', () => `${link}</body>`);
  if (!page.includes(SENT)) return page;
  // The mark is an element of its own: one with the late styles in it would be complete only when they are loaded.
  return page
    .replace('</head>', () => `<link rel="expect" href="#${MARK}" blocking="render" ${FIRST_PAGE_MARK}></head>`)
    .replace(SENT, (start) => `${start}<span id="${MARK}"></span>${link}${styles}`);
}

/** Attribute of the element in which the server names the late styles. */
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
 * Returns a document that names a style sheet at the end of its first screen, if it has one, and at its own: there it stays when the
 * visitor goes to another page.
 * @param href URL path of a file of the shell.
 */
export function nameLateStyles(html: string, href: string): string {
  const link = `<link rel="stylesheet" href="${href}">`;
  return html.replace(SENT, (start) => start + link).replace('</body>', () => `${link}</body>`);
}

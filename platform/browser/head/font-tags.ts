/** The width of a phone's screen ends here, in CSS pixels. */
const WIDE = 768;

/**
 * Returns the tags that preload a page's fonts. A browser that finds them in the head holds the first paint back for fonts, for up to
 * 100 ms, however long they take; one that finds them in the body does not. Wide screens wait: their fonts mostly arrive in that time.
 * Phones do not: there they mostly arrive later, and the paint would wait for nothing.
 * @param files URL paths.
 */
export function fontTags(files: readonly string[]): { readonly head: string; readonly body: string } {
  const tags = (media: string) =>
    files.map((file) => `<link rel="preload" as="font" href="${file}" crossorigin media="${media}">`).join('');
  return { head: tags(`(width>=${WIDE}px)`), body: tags(`(width<${WIDE}px)`) };
}

/** The origin of the addresses of files, in a render process. */
declare const FILE_ORIGIN: string | undefined;

/** Attribute of the document with the origin of the addresses of files. The build's `fileOrigins` reads it, too. */
const ATTRIBUTE = 'data-files';

/** Returns the attributes of the document that tell its scripts where files come from; none if that is the site. */
export function fileOriginAttributes(): Readonly<Record<string, string>> {
  const origin =
    typeof document === 'undefined'
      ? typeof FILE_ORIGIN === 'undefined'
        ? ''
        : FILE_ORIGIN
      : document.documentElement.getAttribute(ATTRIBUTE);
  return origin ? { [ATTRIBUTE]: origin } : {};
}

/** The origin of the addresses of files, in a render process. */
declare const FILE_ORIGIN: string | undefined;

/** Returns the attributes of the document that tell its scripts where files come from; none if that is the site. The build's `fileOrigins` reads them. */
export const fileOriginAttributes = (): Readonly<Record<string, string>> =>
  typeof FILE_ORIGIN === 'undefined' || FILE_ORIGIN === '' ? {} : { 'data-files': FILE_ORIGIN };

/** The cursor of the next page, from a `Link` header (RFC 8288): `<…?cursor=x>; rel="next"`. */
export function nextCursor(link: string | null): string | undefined {
  for (const [, target = '', parameters = ''] of (link ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    if (!/;\s*rel="?next"?\s*(?:[;,]|$)/i.test(parameters)) continue;
    return new URL(target, 'http://site.invalid').searchParams.get('cursor') ?? undefined;
  }
  return undefined;
}

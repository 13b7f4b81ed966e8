import * as v from 'valibot';

/** Maximum characters of an address in a report. */
const MAX_URL_LENGTH = 4096;

/** Maximum characters of a path in the log. */
const MAX_PATH_LENGTH = 300;

const address = v.pipe(v.string(), v.maxLength(MAX_URL_LENGTH));
const directive = v.pipe(v.string(), v.maxLength(100), v.regex(/^[a-z-]+$/, 'a directive'));

/**
 * Body of `POST /api/reports/violations`, which browsers send (`report-uri` of https://w3c.github.io/webappsec-csp/). Its output contains
 * nothing about the visitor: the directive, the blocked origin or a keyword such as `inline`, and the path of the page.
 */
export const violationReport = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': address,
      'blocked-uri': v.optional(address, ''),
      'effective-directive': v.optional(directive),
      // Older browsers send only this one.
      'violated-directive': v.optional(address, ''),
    }),
  }),
  v.transform(({ 'csp-report': report }) => ({
    directive: report['effective-directive'] ?? keywordOf(report['violated-directive'].split(' ', 1).join()),
    blocked: originOf(report['blocked-uri']),
    path: pathOf(report['document-uri']),
  })),
);

/** Returns an address's origin, or its scheme if it has no origin. */
function originOf(blocked: string): string {
  if (!URL.canParse(blocked)) return keywordOf(blocked);
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol : origin;
}

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname.slice(0, MAX_PATH_LENGTH) : '');

/** Returns a keyword such as `inline` as it is, and an empty string for any other text. */
const keywordOf = (text: string): string => (/^[a-z-]{1,40}$/.test(text) ? text : '');

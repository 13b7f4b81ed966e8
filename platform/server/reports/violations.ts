import * as v from 'valibot';

/** Reports of one request that are read. */
const MAX_REPORTS = 20;

/** Maximum characters of an address in a report. */
const MAX_URL_LENGTH = 4096;

const address = v.pipe(v.string(), v.maxLength(MAX_URL_LENGTH));
const directive = v.pipe(v.string(), v.maxLength(100), v.regex(/^[a-z-]+$/, 'a directive'));

/** A report of `report-uri`: https://w3c.github.io/webappsec-csp/#deprecated-serialize-violation */
const uriReport = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': address,
      'blocked-uri': v.optional(address, ''),
      'effective-directive': v.optional(directive),
      'violated-directive': v.optional(directive),
    }),
  }),
  v.transform(({ 'csp-report': report }) => [
    {
      document: report['document-uri'],
      blocked: report['blocked-uri'],
      directive: report['effective-directive'] ?? report['violated-directive'] ?? 'unknown',
    },
  ]),
);

/** Reports of `report-to`: https://w3c.github.io/webappsec-csp/#reporting. Reports of other types are ignored. */
const groupReport = v.pipe(
  v.array(v.object({ type: v.pipe(v.string(), v.maxLength(100)), body: v.unknown() })),
  v.maxLength(MAX_REPORTS),
  v.transform((reports) => reports.filter(({ type }) => type === 'csp-violation').map(({ body }) => body)),
  v.array(v.object({ documentURL: address, blockedURL: v.optional(address, ''), effectiveDirective: directive })),
  v.transform((bodies) =>
    bodies.map(({ documentURL, blockedURL, effectiveDirective }) => ({
      document: documentURL,
      blocked: blockedURL,
      directive: effectiveDirective,
    })),
  ),
);

/** What is logged of a violation: nothing about the visitor. */
export interface Violation {
  readonly directive: string;
  /** Origin of what was blocked, or its kind, such as `inline`. */
  readonly blocked: string;
  /** Path of the page, without search and hash. */
  readonly path: string;
}

/** Request of `POST /api/reports/violations`, by browsers: violations of a page's Content-Security-Policy. */
export const violationReports = v.pipe(
  v.union([uriReport, groupReport]),
  v.transform((reports): Violation[] =>
    reports.map(({ document, blocked, directive: name }) => ({
      directive: name,
      blocked: originOf(blocked),
      path: URL.canParse(document) ? new URL(document).pathname.slice(0, 300) : '',
    })),
  ),
);

/** Returns an address's origin, its scheme if it has no origin, or a short word as it is. */
function originOf(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,30}$/.test(blocked) ? blocked : '';
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol : origin;
}

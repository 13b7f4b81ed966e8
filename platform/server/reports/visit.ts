/** What one visitor's browser told about one remote's release in one release set. */
export interface Visit {
  /** 16 hexadecimal digits; changes each day. */
  readonly visitor: string;
  /** The id of the release set. */
  readonly set: string;
  readonly remote: string;
  readonly version: string;
  /** When the first report of this visit arrived, in ms since 1970. */
  readonly at: number;
  /** Whether an uncaught error, rejected promise, failed load, integrity or policy violation, or hang was attributed to this release. */
  readonly failed: boolean;
  readonly hydrationFailed: boolean;
  /** Largest Contentful Paint, ms. */
  readonly lcp?: number;
  /** Interaction to Next Paint, ms. */
  readonly inp?: number;
}

import * as v from 'valibot';
import { releaseName } from './registry.ts';

/** Maximum length of a report's message, in characters. Longer ones are truncated before they are sent. */
export const REPORT_MESSAGE_LENGTH = 500;

/**
 * `POST /api/reports`: a failure in a visitor's browser. `load`: a release's code could not be loaded. `render`: it threw.
 * Contains nothing about the visitor; the path has neither search nor hash.
 */
export const failureReport = v.strictObject({
  kind: v.picklist(['load', 'render']),
  /** The remote that failed, or the shell. */
  remote: releaseName,
  /** The release's version: a sha256 in hexadecimal. */
  version: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'the version of a release')),
  path: v.pipe(v.string(), v.maxLength(300), v.regex(/^\/[^?#]*$/, 'a path without search and hash')),
  message: v.pipe(v.string(), v.maxLength(REPORT_MESSAGE_LENGTH)),
});

export type FailureReport = v.InferOutput<typeof failureReport>;

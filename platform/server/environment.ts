import { resolve } from 'node:path';
import * as v from 'valibot';
import { StartError } from './start-error.ts';

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A whole number within bounds, both included. */
export const wholeNumber = (min: number, max: number) => {
  const rule = `a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, rule),
    v.transform(Number),
    v.minValue(min, rule),
    v.maxValue(max, rule),
  );
};

/** A path, made absolute. */
export const path = v.pipe(
  v.string(),
  v.regex(/^[^\0]+$/, 'a path'),
  v.transform((text) => resolve(text)),
);

/** Returns whether `text` is a URL with one of `protocols`, such as `https:`. */
export const isUrl = (text: string, ...protocols: string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

/** A URL with one of `protocols`. `example` is shown in the error. */
export const url = (protocols: readonly string[], example: string) =>
  v.pipe(
    v.string(),
    v.check((text) => isUrl(text, ...protocols) && new URL(text).hostname !== '', `an address such as ${example}`),
  );

/** A URL without anything after the host, as browsers send it in `Origin`. */
export const origin = v.pipe(
  v.string(),
  v.check(
    (text) => isUrl(text, 'http:', 'https:') && [text, `${text}/`].includes(`${new URL(text).origin}/`),
    'an address such as https://example.com',
  ),
  v.transform((text) => new URL(text).origin),
);

/**
 * Parses environment variables. An empty value counts as unset.
 * @param secrets Variables whose value is never shown.
 * @throws StartError naming the first variable that is invalid, and its rule.
 */
export function parseEnvironment<Schema extends v.GenericSchema>(
  schema: Schema,
  env: Environment,
  secrets: readonly string[] = [],
): v.InferOutput<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const variable = v.getDotPath(issue) ?? 'environment';
  const value = secrets.includes(variable) ? 'another value' : JSON.stringify(issue.path?.[0]?.value).slice(0, 200);
  throw new StartError(`${variable} must be ${issue.message}, but ${value} was given`);
}

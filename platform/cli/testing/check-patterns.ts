import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Diagnostics } from 'recheck';
import { root } from '../workspace.mjs';

/** Time for one expression, in milliseconds. The slowest of the site takes a tenth of it. */
const TIMEOUT_MS = 20_000;

const SOURCE = /\.tsx?$/;
const TEST = /\.(?:test|fixture)\.tsx?$/;
const GENERATED: ReadonlySet<string> = new Set(['node_modules', 'dist']);

/**
 * Checks that the time of every regular expression below these folders grows in proportion to its text, whatever the text. Texts
 * of visitors must not stop the server. Resolves with the violations; undefined if there is none.
 * @param folders Absolute. Tests and fixtures are skipped.
 */
export async function checkPatterns(folders: readonly string[]): Promise<string | undefined> {
  const violations = [];
  for (const file of folders.flatMap(sourcesIn)) {
    violations.push(...(await slowPatterns(relative(root, file), readFileSync(file, 'utf8'))));
  }
  return violations.length === 0 ? undefined : violations.join('\n');
}

/** Returns a violation for each regular expression of a module that can be slow, or cannot be checked. */
export async function slowPatterns(file: string, text: string): Promise<string[]> {
  const lineOf = (start: number) => text.slice(0, start).split('\n').length;
  const literals: { readonly place: string; readonly source: string; readonly flags: string }[] = [];
  const violations: string[] = [];
  for (const { start, regex, callee } of nodesIn(parseSync(file, text).program)) {
    const place = `${file}:${lineOf(start)}`;
    if (regex)
      literals.push({ place: `${place}  /${regex.pattern}/${regex.flags}`, source: regex.pattern, flags: regex.flags });
    if (callee?.name === 'RegExp') {
      violations.push(`${place}  RegExp() cannot be checked: write the expression as a literal.`);
    }
  }
  if (literals.length === 0) return violations;
  // The package also has a Java program and a native one, which are not installed. It reads this when it is loaded.
  process.env.RECHECK_BACKEND = 'pure';
  const { checkSync } = await import('recheck');
  for (const { place, source, flags } of literals) {
    const fault = faultOf(checkSync(source, flags, { timeout: TIMEOUT_MS }));
    if (fault !== undefined) violations.push(`${place}  ${fault}`);
  }
  return violations;
}

/** A node of a syntax tree by https://github.com/estree/estree, with the properties that are read here. */
interface Node {
  readonly start: number;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly callee?: { readonly name?: string };
}

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) yield value as unknown as Node;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

function faultOf(result: Diagnostics): string | undefined {
  switch (result.status) {
    case 'safe':
      return undefined;
    case 'vulnerable':
      return `is ${result.complexity.summary} in ${result.attack.pattern}: rewrite it so that no text is read twice.`;
    case 'unknown':
      return `could not be checked (${result.error.kind}): write a simpler one.`;
  }
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return GENERATED.has(entry.name) ? [] : sourcesIn(path);
    return SOURCE.test(entry.name) && !TEST.test(entry.name) ? [path] : [];
  });
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the content of an agency stands, and that of the tests. */
const SEED = 'api/content/seed';
export const TEST_SEED = 'e2e/fixtures/seed';

/**
 * Returns where the words of an agency stand: files, or folders with all below them, the keys whose texts are names, and whether texts call
 * these people by their first names.
 */
const sourcesIn = (seed: string): readonly (readonly [path: string, keys: readonly string[], alsoFirst?: true])[] => [
  [`${seed}/team.yaml`, ['name'], true],
  [`${seed}/testimonials.yaml`, ['name']],
  [`${seed}/websites.yaml`, ['title']],
  [`${seed}/case-studies.yaml`, ['title']],
  [`${seed}/client-testimonials.yaml`, ['clientName']],
  [`${seed}/clients.yaml`, ['name']],
];

/** Folders whose texts contain prices, besides the seed. */
const PRICED = ['catalog-mfe/content', 'marketing-mfe/content', 'packages/client/src/content'];

/** What an agency is known by. */
export interface OwnWords {
  /** The agency's name, addresses and numbers, from `site.json`. */
  readonly identity: readonly string[];
  /** Names from the content: people, clients, case studies, ready-made websites. Services are called the same everywhere. */
  readonly names: readonly string[];
  /** Prices, as texts show them, with a dollar sign. */
  readonly prices: readonly string[];
}

/** Returns the words that an agency is known by, from its `site.json` and its content. `root` is the repository's folder. */
export function ownWords(root: string, seed = SEED): OwnWords {
  const site = JSON.parse(readFileSync(join(root, 'site.json'), 'utf8')) as SiteFile;
  const names = sourcesIn(seed).flatMap(([path, keys, alsoFirst]) => {
    const key = path.startsWith(seed)
      ? new RegExp(`^(?:- |  )?(?:${keys.join('|')}): (?:'([^']+)'|"([^"]+)"|(.+))$`, 'gm')
      : new RegExp(`\\b(?:${keys.join('|')}): (?:'([^']+)'|"([^"]+)")`, 'g');
    const matches = textsBelow(root, path).flatMap((text) => [...text.matchAll(key)]);
    const texts = matches.map(([, single, double, plain]) => single ?? double ?? plain ?? '');
    return alsoFirst ? [...texts, ...texts.map((name) => name.split(' ')[0] ?? name)] : texts;
  });
  const prices = [...PRICED, seed]
    .flatMap((path) => textsBelow(root, path))
    .flatMap((text) => text.match(/\$\d[\d,]*\d/g) ?? []);
  return { identity: distinct(identityOf(site)), names: distinct(names), prices: distinct(prices) };
}

interface SiteFile {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly social: Readonly<Record<string, string>>;
}

/** The name also as one word, as addresses have it; each part of the street address, and the town of one with a postal code. */
function identityOf({ name, phone, email, address, social }: SiteFile): string[] {
  const parts = address.split(',').map((part) => part.trim());
  const accounts = Object.values(social).map((url) => new URL(url).pathname.split('/').at(-1) ?? '');
  const towns = parts.flatMap((part) => /^(\p{L}+) \d{4,}$/u.exec(part)?.[1] ?? []);
  return [
    name,
    ...[name.replaceAll(' ', ''), name.replaceAll(' ', '-')].flatMap((word) => [word, word.toLowerCase()]),
    phone.slice(1),
    phone.slice(1).replaceAll(' ', ''),
    email,
    ...parts,
    ...towns,
    ...accounts,
  ];
}

/** Without abbreviations, such as those of roles, which are names of nobody. */
const distinct = (words: readonly string[]): string[] =>
  [...new Set(words.map((word) => word.trim()))].filter((word) => !/^\p{Lu}+$/u.test(word)).sort();

/** Returns the texts of a module, or of all modules below a folder. */
function textsBelow(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  const files = /\.\w+$/.test(path)
    ? [path]
    : readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));
  return files
    .filter((file) => /(?<!\.test)\.(?:tsx?|yaml|md)$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));
}

/** A place in a file that has a word. */
export interface Found {
  readonly path: string;
  /** The first line is 1. */
  readonly line: number;
  readonly words: readonly string[];
}

/** Returns the lines of some files that have any of these words, in the same letters. A part of a longer word does not count. */
export function findWords(root: string, paths: readonly string[], words: readonly string[]): Found[] {
  if (words.length === 0) return [];
  const escaped = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const any = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return paths.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((text, i) => {
        const matches = text.match(any);
        return matches ? [{ path, line: i + 1, words: [...new Set(matches)] }] : [];
      }),
  );
}

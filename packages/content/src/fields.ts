import * as v from 'valibot';
import { mediaIdOf } from './media.ts';

/** Kinds of fields. A kind decides how a value is edited, and how it is sent to pages. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'markdown'
  | 'choice'
  | 'tags'
  | 'date'
  | 'picture'
  | 'price'
  | 'address'
  | 'link'
  | 'list'
  | 'switch'
  | 'reference';

/** The kind and the limits of a field. */
export interface FieldInfo {
  readonly kind: FieldKind;
  /** Maximum number of characters of a text, or of each text of a list. */
  readonly max?: number;
  /** Maximum number of texts of a list. */
  readonly count?: number;
  /** An entry can be published without it. */
  readonly optional?: boolean;
  /** Values of a choice. */
  readonly options?: readonly string[];
  /** Name of the collection that a reference leads to. */
  readonly collection?: string;
  /** Path before an address, such as `/post/`. */
  readonly before?: string;
}

/** A field: its schema when published, with title, description and metadata. */
export type Field = v.GenericSchema<unknown>;

/** Label and help of a field, and whether it may be empty. */
interface Words {
  readonly label: string;
  readonly help?: string;
}

interface TextOptions extends Words {
  readonly max: number;
  readonly optional?: boolean;
  /** A further rule for the text. */
  readonly form?: v.GenericSchema<string>;
}

const described = <Schema extends v.GenericSchema>(schema: Schema, { label, help }: Words, info: FieldInfo) =>
  v.pipe(schema, v.title(label), v.description(help ?? ''), v.metadata({ ...info }));

/** Characters that no text of the site contains: controls, except for tabs and line ends, and halves of characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
const REFUSED = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]|\p{Surrogate}/u;

const string = (max: number, optional = false) =>
  v.pipe(
    v.string('Write a text.'),
    v.maxLength(max, `Use at most ${max} characters.`),
    v.check((value) => optional || value.trim() !== '', 'Fill this in.'),
    v.check((value) => !REFUSED.test(value), 'Remove the control characters.'),
  );

const oneLine = (max: number, optional = false) =>
  v.pipe(
    string(max, optional),
    v.check((value) => !/[\r\n]/.test(value), 'Write it in one line.'),
  );

/** A text of one line. */
export const text = ({ form, ...options }: TextOptions) =>
  described(
    v.pipe(
      oneLine(options.max, options.optional),
      v.rawCheck(({ dataset, addIssue }) => {
        const [issue] = (form && dataset.typed && v.safeParse(form, dataset.value).issues) || [];
        if (issue) addIssue({ message: `Write ${issue.message}.` });
      }),
    ),
    options,
    { kind: 'text', ...infoOf(options) },
  );

/** A text without markup, of several lines. */
export const longText = (options: TextOptions) =>
  described(string(options.max, options.optional), options, { kind: 'longText', ...infoOf(options) });

/** A text in Markdown. Pages receive it as a tree: see `tree.ts`. */
export const markdown = (options: TextOptions) =>
  described(string(options.max, options.optional), options, { kind: 'markdown', ...infoOf(options) });

/** A text in Markdown that begins with a heading: pages show sections, and nothing before the first one. */
export const sections = (options: TextOptions) =>
  described(
    v.pipe(
      string(options.max, options.optional),
      v.check((value) => value.trim() === '' || /^\s*## \S/.test(value), 'Begin with a heading.'),
    ),
    options,
    { kind: 'markdown', ...infoOf(options) },
  );

/** One of several values. */
export const choice = <const Option extends string>(options: Words & { readonly options: readonly Option[] }) =>
  described(v.picklist(options.options, 'Choose one of the list.'), options, {
    kind: 'choice',
    options: options.options,
  });

type ListOptions = Words & { readonly max: number; readonly count: number; readonly optional?: boolean };

const strings = ({ max, count, optional }: ListOptions) =>
  v.pipe(
    v.array(oneLine(max), 'Write a list.'),
    v.maxLength(count, `Use at most ${count}.`),
    v.check((values) => optional === true || values.length > 0, 'Add one at least.'),
  );

/** Several texts of one line in an order. */
export const list = (options: ListOptions) =>
  described(strings(options), options, { kind: 'list', count: options.count, ...infoOf(options) });

/** Several values, some of `options` if there are any. */
export const tags = <const Option extends string>(options: Words & { readonly options: readonly Option[] }) =>
  described(
    v.pipe(
      v.array(v.picklist(options.options, 'Choose from the list.'), 'Write a list.'),
      v.maxLength(options.options.length, 'Name each once.'),
    ),
    options,
    { kind: 'tags', options: options.options },
  );

/** Returns the schema of a text of a form, or an empty one if it is optional. */
const formed = (form: v.GenericSchema<string>, message: string, { optional }: { readonly optional?: boolean }) =>
  v.pipe(
    v.string(message),
    v.check((value) => (optional === true && value === '') || v.is(form, value), message),
  );

const day = v.pipe(v.string(), v.isoDate());
const pictureName = v.pipe(
  v.string(),
  v.check((value) => /^[a-z0-9-]{1,60}$/.test(value) || mediaIdOf(value) !== undefined),
);

/** A day in UTC, ISO 8601; empty if it is optional. */
export const date = (options: Words & { readonly optional?: boolean }) =>
  described(formed(day, 'Choose a day.', options), options, { kind: 'date', ...infoOf(options) });

/** A picture: the name of one that a remote contains, or the address of an uploaded one; empty if it is optional. */
export const picture = (options: Words & { readonly optional?: boolean }) =>
  described(formed(pictureName, 'Choose a picture.', options), options, { kind: 'picture', ...infoOf(options) });

/** A price in US dollars. */
export const price = (options: Words) =>
  described(
    v.pipe(
      v.number('Write a number.'),
      v.minValue(0, 'Write 0 or more.'),
      v.maxValue(1_000_000, 'Write a smaller number.'),
    ),
    options,
    { kind: 'price' },
  );

/** Words of letters and digits joined by hyphens. The last part of a page's address, or an anchor in a page. */
export const slug = v.pipe(
  v.string('Write an address.'),
  v.maxLength(80, 'Use at most 80 characters.'),
  v.regex(/^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u, 'Use letters and digits with hyphens between words.'),
  v.check((value) => value === value.normalize('NFC'), 'Use composed characters.'),
);

/** The address of an entry below `before`. */
export const address = (options: Words & { readonly before: string }) =>
  described(slug, options, { kind: 'address', before: options.before });

/** An address on another site; empty if it is optional. */
export const link = (options: Words & { readonly optional?: boolean }) =>
  described(
    v.pipe(
      string(300, options.optional),
      v.check((value) => value === '' || isHttps(value), 'Write an address that begins with https://.'),
    ),
    options,
    { kind: 'link', ...infoOf(options) },
  );

/** Yes or no; no if it is not set. */
export const flag = (options: Words) =>
  described(v.optional(v.boolean('Choose yes or no.'), false), options, { kind: 'switch' });

/** The address of an entry in another collection; empty if it is optional. */
export const reference = (options: Words & { readonly collection: string; readonly optional?: boolean }) =>
  described(options.optional ? v.union([v.literal(''), slug]) : slug, options, {
    ...{ kind: 'reference', collection: options.collection },
    ...infoOf(options),
  });

/** A colour such as `#0d4a4e`; empty if it is optional. */
export const colour = (options: Words & { readonly optional?: boolean }) =>
  text({ ...options, max: 7, form: options.optional ? v.union([v.literal(''), hexColour], COLOUR) : hexColour });

const COLOUR = 'a colour such as #0d4a4e';

const hexColour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, COLOUR));

const infoOf = ({ max, optional }: { readonly max?: number; readonly optional?: boolean }) => ({
  ...(max !== undefined && { max }),
  ...(optional && { optional }),
});

const isHttps = (value: string): boolean => URL.canParse(value) && new URL(value).protocol === 'https:';

/** Returns the kind of a field and its limits. */
export const infoOfField = (field: Field): FieldInfo => v.getMetadata(field as never) as unknown as FieldInfo;

/** Bounds of a draft's value: it may break the rules of its field, but not be of another type. */
const DRAFTS: Readonly<Record<'text' | 'list' | 'number' | 'flag', v.GenericSchema>> = {
  text: v.pipe(v.string(), v.maxLength(200_000)),
  list: v.pipe(v.array(v.pipe(v.string(), v.maxLength(2000))), v.maxLength(200)),
  number: v.nullable(v.number()),
  flag: v.boolean(),
};

/** Returns the schema of a field in a draft. */
export function draftOf(field: Field): v.GenericSchema {
  const { kind } = infoOfField(field);
  if (kind === 'list' || kind === 'tags') return DRAFTS.list;
  if (kind === 'price') return DRAFTS.number;
  return kind === 'switch' ? DRAFTS.flag : DRAFTS.text;
}

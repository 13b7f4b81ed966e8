import * as v from 'valibot';
import { choice, draftOf, type Field, type FieldInfo, infoOfField } from './fields.ts';

export type Fields = Readonly<Record<string, Field>> & { readonly slug: Field };

interface CollectionOptions<Own extends Fields> {
  /** Name in addresses of the API, such as `posts`. */
  readonly name: string;
  readonly singular: string;
  readonly plural: string;
  /** In the order of the editor. */
  readonly fields: Own;
  /** The field that names an entry. */
  readonly title: keyof Own & string;
  /** Fields that the admin's list shows. */
  readonly columns: readonly (keyof Own & string)[];
  /** `position`: in the order that the admin chooses. A date field: the latest first. */
  readonly order: 'position' | (keyof Own & string);
  /** Path of an entry's page, such as `/post/:slug`. Unset: entries have no page of their own. */
  readonly page?: string;
  /** Path of a page that shows entries without one of their own, such as `/faqs`. Parameters are fields. */
  readonly shownOn?: string;
  /** A document: the collection has one entry, whose address is the collection's name. */
  readonly single?: boolean;
}

/** Defines a collection: fields that are entered once, from which validation, API, admin and seed follow. */
export const defineCollection = <const Own extends Fields>(options: CollectionOptions<Own>) => ({
  ...options,
  /** Schema of an entry that can be published. */
  schema: v.strictObject(options.fields),
  /** Schema of a draft: each field has the right type, and may break its rules or be absent. */
  draft: v.strictObject(
    Object.fromEntries(Object.entries(options.fields).map(([name, field]) => [name, v.optional(draftOf(field))])),
  ),
});

interface DocumentOptions<Own extends Readonly<Record<string, Field>>> {
  readonly name: string;
  readonly title: string;
  readonly fields: Own;
  /** Path of the page that shows it. */
  readonly page?: string;
}

/** Defines a document: a collection of one entry, such as the texts of a page. */
export const defineDocument = <const Own extends Readonly<Record<string, Field>>>({
  name,
  title,
  fields,
  ...options
}: DocumentOptions<Own>) =>
  defineCollection({
    ...options,
    ...{ name, singular: title, plural: title, title: 'slug', columns: [], order: 'position', single: true },
    fields: { ...fields, slug: choice({ label: 'Name', options: [name] }) },
  });

/** A collection of any fields. */
export interface Collection {
  readonly name: string;
  readonly singular: string;
  readonly plural: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly title: string;
  readonly columns: readonly string[];
  readonly order: string;
  readonly page?: string;
  readonly shownOn?: string;
  readonly single?: boolean;
  readonly schema: v.GenericSchema<unknown, Data>;
  readonly draft: v.GenericSchema<unknown, Data>;
}

/** The values of an entry by field. */
export type Data = Readonly<Record<string, unknown>>;

/** Returns the path of a page that shows an entry, not encoded; undefined if there is none. */
export function pathOf({ page, shownOn }: Pick<Collection, 'page' | 'shownOn'>, data: Data): string | undefined {
  const values = Object.entries(data).map(([name, value]) => [name, String(Array.isArray(value) ? value[0] : value)]);
  const filled = (page ?? shownOn)?.replace(/:(\w+)/g, (_, name: string) => Object.fromEntries(values)[name] ?? '');
  return filled?.endsWith('/undefined') ? undefined : filled;
}

/** A field as the admin shows it. */
export interface DescribedField extends FieldInfo {
  readonly name: string;
  readonly label: string;
  readonly help: string;
}

/** Returns the fields of a collection in the order of the editor. */
export const describeFields = ({ fields }: Pick<Collection, 'fields'>): DescribedField[] =>
  Object.entries(fields).map(([name, field]) => ({
    name,
    label: v.getTitle(field as never) ?? name,
    help: v.getDescription(field as never) ?? '',
    ...infoOfField(field),
  }));

/** Returns the names of a collection's fields of a kind. */
export const namesOfKind = ({ fields }: Pick<Collection, 'fields'>, kind: FieldInfo['kind']): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (infoOfField(field).kind === kind ? name : []));

import { type Collection, type Data, describeFields } from './collection.ts';
import type { FieldInfo } from './fields.ts';

/** Values of fields that a draft lacks. */
const EMPTY: Readonly<Partial<Record<FieldInfo['kind'], unknown>>> = { tags: [], list: [], switch: false, price: 0 };

/** Returns an entry without values of fields that its collection does not have any more. */
export const withoutRemoved = ({ fields }: Pick<Collection, 'fields'>, data: Data): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name in fields));

/** Returns an entry with empty values of the optional fields that it lacks, such as those added after it was saved. */
export const withOptional = (collection: Pick<Collection, 'fields'>, data: Data): Data => ({
  ...Object.fromEntries(
    describeFields(collection).flatMap(({ name, kind, optional }) => (optional ? [[name, EMPTY[kind] ?? '']] : [])),
  ),
  ...data,
});

/** Returns a draft in which each field has a value that a page can show: what is missing, or none of its choices, is replaced. */
export function completeDraft(collection: Collection, draft: Data, today = new Date()): Data {
  const complete = describeFields(collection).map(({ name, kind, options = [] }) => {
    const value = draft[name];
    if (kind === 'choice') return [name, options.includes(String(value)) ? value : (options[0] ?? '')] as const;
    if (kind === 'date') return [name, isDay(value) ? value : today.toISOString().slice(0, 10)] as const;
    if (name === 'slug') return [name, value || 'draft'] as const;
    return [name, value ?? EMPTY[kind] ?? ''] as const;
  });
  return Object.fromEntries(complete);
}

const isDay = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

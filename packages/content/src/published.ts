import type * as v from 'valibot';
import type { Block } from './tree.ts';

type Output<Of extends { readonly schema: v.GenericSchema }> = v.InferOutput<Of['schema']>;

/** Values that the API computes from an entry's Markdown. */
interface Computed {
  /** Time to read the texts, in minutes. 0 without Markdown. */
  readonly minutes: number;
}

/** An entry as lists of the public API contain it: without its Markdown fields. */
export type ItemOf<
  Of extends { readonly schema: v.GenericSchema },
  Markdown extends keyof Output<Of> = never,
> = Readonly<Omit<Output<Of>, Markdown>> & Computed;

/** A whole entry of the public API: its Markdown fields are trees. */
export type EntryOf<Of extends { readonly schema: v.GenericSchema }, Markdown extends keyof Output<Of>> = ItemOf<
  Of,
  Markdown
> & { readonly [Name in Markdown]: readonly Block[] };

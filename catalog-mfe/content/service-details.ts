import type { Service } from '@studio/content/collections/services';
import { paragraphsOf, sectionsOf } from '@studio/content/sections';
import type { Block } from '@studio/content/tree';
import type { Question } from '@studio/ui';

/** Texts of a services page about its own service. */
export interface ServiceDetails {
  readonly intro: string;
  /** What the customer gets. */
  readonly points: readonly { readonly title: string; readonly text: string }[];
  readonly time: string;
  readonly priceNote: string;
  readonly timeNote: string;
  /** The first step, and a note on it. */
  readonly first: string;
  readonly firstNote: string;
  readonly questions: readonly Question[];
  /** The last call, which names the first step. */
  readonly closing: string;
  readonly closingText: string;
}

/** Returns the texts of a service as its page shows them. */
export function detailsOf(service: Service): ServiceDetails {
  const { intro, time, priceNote, timeNote, first, firstNote, closing, closingText } = service;
  return {
    ...{ intro, time, priceNote, timeNote, first, firstNote, closing, closingText },
    points: sectionsOf(service.points).map(({ title, blocks }) => ({ title, text: textIn(blocks) })),
    questions: sectionsOf(service.questions).map(({ id, title, blocks }) => ({
      ...{ id, question: title, answer: textIn(blocks) },
    })),
  };
}

const textIn = (blocks: readonly Block[]) => paragraphsOf(blocks).join('\n\n');

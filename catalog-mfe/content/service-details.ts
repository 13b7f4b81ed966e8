import type { Service } from '@studio/content/collections/services';
import { linkOf, paragraphsOf, sectionsOf, type TextSection } from '@studio/content/sections';
import { type Block, textOf } from '@studio/content/tree';
import { covers } from '@studio/pictures/covers';
import type { Picture } from '@studio/pictures/mockups';
import { pictureOf } from '@studio/pictures/picture-of';
import type { Question } from '@studio/ui';

/** A large word or number with a small text beside it. */
interface Fact {
  readonly value: string;
  readonly note: string;
}

/** A piece of our work, with its result. */
export interface Proof {
  /** What the service's figure (`serviceFigures`) counts. */
  readonly caption: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
  /** A page of ours in a browser window, or the address of a post's cover. */
  readonly picture: Picture | string;
}

/** Other work of ours that a customer of the service may want to see. */
export interface RelatedWork {
  /** A short number or price: `11,000`. */
  readonly figure: string;
  /** What the figure counts. */
  readonly caption: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
}

/** Texts of a services page about its own service. */
export interface ServiceDetails {
  readonly intro: string;
  /** What the customer gets. */
  readonly points: readonly { readonly title: string; readonly text: string }[];
  readonly time: string;
  readonly priceNote: string;
  readonly timeNote: string;
  readonly first: Fact;
  readonly proof: Proof;
  readonly related: readonly RelatedWork[];
  readonly questions: readonly Question[];
}

/** Returns the texts of a service as its page shows them. */
export function detailsOf(service: Service): ServiceDetails {
  const { intro, time, priceNote, timeNote, proofCaption, proofPicture } = service;
  const [proof] = sectionsOf(service.proof).map(workOf);
  return {
    ...{ intro, time, priceNote, timeNote },
    points: sectionsOf(service.points).map(({ title, blocks }) => ({ title, text: textIn(blocks) })),
    first: { value: service.first, note: service.firstNote },
    proof: { ...(proof ?? NO_WORK), caption: proofCaption, picture: proofPictureOf(proofPicture) },
    related: sectionsOf(service.related).map(({ title, blocks: [first, ...blocks] }) => ({
      ...figureOf(first),
      ...workOf({ title, blocks }),
    })),
    questions: sectionsOf(service.questions).map(({ id, title, blocks }) => ({
      ...{ id, question: title, answer: textIn(blocks) },
    })),
  };
}

const textIn = (blocks: readonly Block[]) => paragraphsOf(blocks).join('\n\n');

const NO_WORK = { title: '', text: '', action: '', to: '/portfolio' };

const workOf = ({ title, blocks }: Pick<TextSection, 'title' | 'blocks'>) => ({
  ...NO_WORK,
  ...{ title, text: textIn(blocks), ...linkOf(blocks) },
});

/** Returns the bold figure that begins a paragraph, and what it counts. */
function figureOf(block: Block | undefined) {
  const [strong, ...rest] = block?.type === 'paragraph' ? block.children : [];
  if (strong?.type !== 'strong') return { figure: '', caption: strong ? textOf([strong, ...rest]) : '' };
  return { figure: textOf([strong]), caption: textOf(rest).trim() };
}

/** Returns the cover of a post with a name, or a mockup. */
const proofPictureOf = (picture: string): Picture | string =>
  (covers as Readonly<Record<string, string>>)[picture] ?? pictureOf(picture);

import type { Picture } from '@studio/pictures/mockups';
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
  /** What the customer gets: three to five points. */
  readonly points: readonly { readonly title: string; readonly text: string }[];
  /** Notes on the price and the time, which come from the offer. */
  readonly priceNote: string;
  readonly timeNote: string;
  readonly first: Fact;
  readonly proof: Proof;
  readonly related: readonly RelatedWork[];
  readonly questions: readonly Question[];
}

import type { ContactSubject } from '@studio/client/content/contact-subjects';

interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A list after the paragraphs. */
  readonly items?: readonly string[];
}

/** The terms or the privacy policy. */
export interface LegalPage {
  readonly title: ContactSubject;
  readonly lead: string;
  /** ISO 8601, a day in UTC. */
  readonly since: string;
  readonly sections: readonly LegalSection[];
}

export const legalTexts = {
  since: 'In force since',
  question: {
    title: 'Something unclear?',
    text: 'Write to us, and we will explain it in plain language.',
    action: 'Ask us',
  },
} as const;

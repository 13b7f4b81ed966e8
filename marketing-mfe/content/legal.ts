/** A numbered part of a legal page. */
export interface LegalPart {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Stands after the paragraphs. */
  readonly items?: readonly string[];
}

/** A page of rules, ours or yours. */
export interface LegalPage {
  readonly title: string;
  readonly lead: string;
  /** ISO 8601, a day in UTC. */
  readonly since: string;
  readonly parts: readonly LegalPart[];
}

export const legalTexts = {
  since: 'In force since',
  contents: 'Contents',
  question: { title: 'Something unclear?', text: 'Ask in ordinary words. A person answers.', action: 'Ask us' },
} as const;

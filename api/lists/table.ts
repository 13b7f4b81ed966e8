/** A service or a case study; `ordinal` is its place in the list, from 1. */
interface TitledRow {
  readonly ordinal: number;
  readonly title: string;
  readonly description: string;
}

/** What a client says; `position` is what the client does, and where. */
interface TestimonialRow {
  readonly ordinal: number;
  readonly text: string;
  readonly client_name: string;
  readonly position: string;
}

/** The tables of the lists on services pages. */
export interface ListsSchema {
  readonly services: TitledRow;
  readonly case_studies: TitledRow;
  readonly testimonials: TestimonialRow;
}

/** Texts of the page of a project. */
export const projectPage = {
  all: 'All projects',
  facts: { title: 'Service', place: 'Place', time: 'Time', system: 'Runs on' },
  /** Title of the frame, for screen readers. */
  frame: (client: string) => `${client}’s website`,
  skip: (client: string) => `Skip ${client}’s website`,
  alone: 'Open it on its own',
  real: 'The real page, not a screenshot. It scrolls with this one.',
  figures: 'Results',
  work: 'What we did',
  quote: 'What the client says',
  next: 'Next project',
  missing: { title: 'Project not found', text: 'It may have been moved or removed.', back: 'All projects' },
} as const;

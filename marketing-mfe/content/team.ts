import { inWords } from '@studio/client/content/offer';

export const team = {
  title: 'Meet the team',
  lead: (count: number) =>
    `The ${count === 1 ? 'person who leads' : `${inWords(count)} people who lead`} our designers, developers and writers.`,
  readMore: 'Read more',
  readMoreOf: (name: string) => ` about ${name}`,
} as const;

export const memberPage = {
  team: 'Team',
  back: 'Back',
  skills: 'Skills',
  elsewhere: 'Profiles',
  networks: { linkedin: 'LinkedIn', twitter: 'X', github: 'GitHub' },
  posts: 'Posts by',
  missing: {
    title: 'Member not found.',
    text: 'There is nobody with that role on our team.',
    back: 'The team',
  },
} as const;

import { type Portrait, portraits } from '@studio/pictures/portraits';

export const roles = ['CEO', 'CTO', 'COO', 'CMO'] as const;

/** A member's role, which is the id in the page's address. */
export type Role = (typeof roles)[number];

/** A member with a page. */
export interface Member {
  readonly role: Role;
  readonly name: string;
  readonly portrait: Portrait;
  readonly title: string;
  /** Paragraphs. The team page shows the beginning of the first. */
  readonly bio: readonly [string, ...string[]];
  readonly skills: readonly string[];
  readonly social: { readonly linkedin: string; readonly twitter: string; readonly github: string };
}

const social = (handle: string) => ({
  linkedin: `https://www.linkedin.com/in/studio285-${handle}`,
  twitter: `https://x.com/studio285_${handle}`,
  github: `https://github.com/studio285-${handle}`,
});

export const members = [
  {
    role: 'CEO',
    name: 'Nusrat Rahman',
    portrait: portraits.ceo,
    title: 'Chief Executive Officer',
    bio: [
      'Nusrat started the studio with one client and one borrowed desk, and still reads every first message before anybody answers it. The client was a bakery; the desk has been given back.',
      'She studied architecture for three years and left with the habit of asking where people come in. Every project begins with her question about who decides, and what will be different in a year if it goes well. If nobody can say, she suggests not beginning.',
      'She signs every scope herself, because it is her name that is on the number.',
    ],
    skills: ['Scope and price', 'Interface design', 'Research interviews', 'Saying no early'],
    social: social('nusrat'),
  },
  {
    role: 'CTO',
    name: 'Tanvir Ahmed',
    portrait: portraits.cto,
    title: 'Chief Technology Officer',
    bio: [
      'Tanvir writes the code other people have to maintain, so he writes little of it. Before this he ran the servers of a news site through two elections, which cured him of cleverness.',
      'He decides what a project is made of and reads every change to the parts that hurt: payments, sign-in, anything that deletes. His measure of a page is a Tk 14,000 phone in Karwan Bazar at noon, and he takes new colleagues there in their first week.',
      'He owns three kettles and has measured all of them.',
    ],
    skills: ['TypeScript and Node', 'React', 'Web performance', 'Databases', 'Reading other people’s code'],
    social: social('tanvir'),
  },
  {
    role: 'COO',
    name: 'Farhana Islam',
    portrait: portraits.coo,
    title: 'Chief Operating Officer',
    bio: [
      'Farhana knows what everybody is doing this week and what it costs. She plans launches backwards from the day after, when somebody has to answer the telephone.',
      'She came from a hospital’s admissions desk, where a plan that does not survive Monday morning is not called a plan. The written scope, the Friday address and the rule of five alarms are hers. So is the monthly letter to clients that says what went wrong before they ask.',
      'In nine years one launch has moved. She will tell you which, and why.',
    ],
    skills: ['Planning', 'Accessibility testing', 'Budgets', 'Support', 'Hand-overs'],
    social: social('farhana'),
  },
  {
    role: 'CMO',
    name: 'Arif Chowdhury',
    portrait: portraits.cmo,
    title: 'Chief Marketing Officer',
    bio: [
      'Arif came from newspapers and brought the deadline with him. He will ask what the page is for until someone answers in one sentence, and then he will print the sentence and hang it up.',
      'He writes most of what you read on the sites we make, and cuts most of what he writes. Campaigns are his too: one aim each, read every week in the client’s company, and stopped when they stop paying. He has stopped four of his own.',
      'On Thursdays he eats where the hilsa is. He calls it research, and it has become a post.',
    ],
    skills: ['Writing and editing', 'Search', 'Campaigns', 'Price lists', 'Headlines under nine words'],
    social: social('arif'),
  },
] as const satisfies readonly Member[];

export const team = {
  title: 'Four names to remember',
  lead: 'They answer for the work. Ten more do it with them.',
  readMore: 'Read more',
  readMoreOf: (name: string) => ` about ${name}`,
} as const;

export const memberPage = {
  team: 'Team',
  back: 'Back',
  skills: 'Skills',
  elsewhere: 'Elsewhere',
  networks: { linkedin: 'LinkedIn', twitter: 'X', github: 'GitHub' },
  posts: 'Written by',
  missing: {
    title: 'Member not found.',
    text: 'We are fourteen, and none of us answers to that name.',
    back: 'The team',
  },
} as const;

/** Returns the member with a role, if there is one. Case-sensitive. */
export function memberOf(role: string | undefined): Member | undefined {
  return members.find((member) => member.role === role);
}

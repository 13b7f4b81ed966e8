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
      'Nusrat founded the studio in 2016 with one client, a bakery, and one borrowed desk. She still reads every new enquiry and takes the first call herself.',
      'She studied architecture before she moved to interface design. Every project of hers starts with two questions: who makes the decisions, and what should be different a year from now? If there is no clear answer yet, she suggests waiting.',
      'She also approves every scope and every price before a client sees them.',
    ],
    skills: ['Scope and pricing', 'Interface design', 'User research', 'Project strategy'],
    social: social('nusrat'),
  },
  {
    role: 'CTO',
    name: 'Tanvir Ahmed',
    portrait: portraits.cto,
    title: 'Chief Technology Officer',
    bio: [
      'Tanvir leads our development team. Before joining the studio, he kept the servers of a national news site running through two elections.',
      'He chooses the technology for each project and reviews every change to payments, sign-in and customer data. He tests pages on a Tk 14,000 phone at Karwan Bazar market, and takes new colleagues there in their first week.',
      'He owns three kettles and has timed all of them.',
    ],
    skills: ['TypeScript and Node', 'React', 'Web performance', 'Databases', 'Code review'],
    social: social('tanvir'),
  },
  {
    role: 'COO',
    name: 'Farhana Islam',
    portrait: portraits.coo,
    title: 'Chief Operating Officer',
    bio: [
      'Farhana plans every project and keeps it on time and on budget. Before joining the studio, she ran a hospital’s admissions desk.',
      'She introduced our one-page scopes, the Friday previews and the monthly report to clients, which covers what went wrong as well as what went right. She plans every launch backwards from the day after, when the phone starts to ring.',
      'In nine years, only one of her launches has moved. She is happy to tell you why.',
    ],
    skills: ['Project planning', 'Accessibility testing', 'Budgets', 'Client support', 'Training'],
    social: social('farhana'),
  },
  {
    role: 'CMO',
    name: 'Arif Chowdhury',
    portrait: portraits.cmo,
    title: 'Chief Marketing Officer',
    bio: [
      'Arif worked for newspapers before he moved to marketing. He writes and edits most of the text on the websites we build.',
      'He runs our clients’ campaigns, too. Each has one clear goal and a weekly review with the client, and he stops the ones that do not pay off, including four of his own.',
      'On Thursdays he eats at a hilsa restaurant by the river. He calls it research, and it has become one of our posts.',
    ],
    skills: ['Writing and editing', 'SEO', 'Campaigns', 'Pricing pages', 'Analytics'],
    social: social('arif'),
  },
] as const satisfies readonly Member[];

export const team = {
  title: 'Meet the team',
  lead: 'These four lead the studio, together with ten designers, developers and writers.',
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

/** Returns the member with a role, if there is one. Case-sensitive. */
export function memberOf(role: string | undefined): Member | undefined {
  return members.find((member) => member.role === role);
}

import { type Portrait, portraits } from '@studio/pictures/portraits';

export const roles = ['CEO', 'CTO', 'COO', 'CMO'] as const;

/** A member's role, which is the id in the page's address. */
export type Role = (typeof roles)[number];

export interface Member {
  readonly role: Role;
  readonly name: string;
  readonly portrait: Portrait;
  readonly title: string;
  readonly skills: readonly string[];
}

export const members = [
  {
    role: 'CEO',
    name: 'Nusrat Rahman',
    portrait: portraits.ceo,
    title: 'Chief Executive Officer',
    skills: ['Scope and pricing', 'Interface design', 'User research', 'Project strategy'],
  },
  {
    role: 'CTO',
    name: 'Tanvir Ahmed',
    portrait: portraits.cto,
    title: 'Chief Technology Officer',
    skills: ['TypeScript and Node', 'React', 'Web performance', 'Databases', 'Code review'],
  },
  {
    role: 'COO',
    name: 'Farhana Islam',
    portrait: portraits.coo,
    title: 'Chief Operating Officer',
    skills: ['Project planning', 'Accessibility testing', 'Budgets', 'Client support', 'Training'],
  },
  {
    role: 'CMO',
    name: 'Arif Chowdhury',
    portrait: portraits.cmo,
    title: 'Chief Marketing Officer',
    skills: ['Writing and editing', 'SEO', 'Campaigns', 'Pricing pages', 'Analytics'],
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

import type { Role } from './team.ts';

/** Texts of a member that only the team's pages show; not in `team.ts`, which every page loads. */
interface Biography {
  /** Paragraphs. The team page shows the beginning of the first. */
  readonly bio: readonly [string, ...string[]];
  readonly social: { readonly linkedin: string; readonly twitter: string; readonly github: string };
}

const social = (handle: string) => ({
  linkedin: `https://www.linkedin.com/in/studio285-${handle}`,
  twitter: `https://x.com/studio285_${handle}`,
  github: `https://github.com/studio285-${handle}`,
});

export const biographies: Readonly<Record<Role, Biography>> = {
  CEO: {
    bio: [
      'Nusrat founded the studio in 2016 with one client, a bakery, and one borrowed desk. She still reads every new enquiry and takes the first call herself.',
      'She studied architecture before she moved to interface design. Every project of hers starts with two questions: who makes the decisions, and what should be different a year from now? If there is no clear answer yet, she suggests waiting.',
      'She also approves every scope and every price before a client sees them.',
    ],
    social: social('nusrat'),
  },
  CTO: {
    bio: [
      'Tanvir leads our development team. Before joining the studio, he kept the servers of a national news site running through two elections.',
      'He chooses the technology for each project and reviews every change to payments, sign-in and customer data. He tests pages on a Tk\u00a014,000 phone at Karwan Bazar market, and takes new colleagues there in their first week.',
      'He owns three kettles and has timed all of them.',
    ],
    social: social('tanvir'),
  },
  COO: {
    bio: [
      'Farhana plans every project and keeps it on time and on budget. Before joining the studio, she ran a hospital’s admissions desk.',
      'She introduced our one-page scopes, the Friday previews and the monthly report to clients, which covers what went wrong as well as what went right. She plans every launch backwards from the day after, when the phone starts to ring.',
      'In nine years, only one of her launches has moved. She is happy to tell you why.',
    ],
    social: social('farhana'),
  },
  CMO: {
    bio: [
      'Arif worked for newspapers before he moved to marketing. He writes and edits most of the text on the websites we build.',
      'He runs our clients’ campaigns, too. Each has one clear goal and a weekly review with the client, and he stops the ones that do not pay off, including four of his own.',
      'On Thursdays he eats at a hilsa restaurant by the river. He calls it research, and it has become one of our posts.',
    ],
    social: social('arif'),
  },
};

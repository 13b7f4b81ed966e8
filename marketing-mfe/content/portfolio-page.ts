import { inWords } from '@studio/client/content/offer';
import { capitalized } from './portfolio.ts';

export const portfolioPage = {
  title: 'Portfolio',
  lead: (projects: number) =>
    projects === 1
      ? 'One site, designed from scratch for one client and never resold.'
      : `${capitalized(inWords(projects))} sites, each designed from scratch for one client and never resold.`,
  view: 'View the project',
  services: { title: 'What we offer', learnMore: 'Learn More' },
  clients: { title: 'Clients we work with', pauseContext: ' the row of clients' },
  closing: {
    title: 'Let’s talk about yours.',
    text: 'Tell us what your website or application needs to do. We reply within one working day.',
    action: 'Contact Us',
  },
} as const;

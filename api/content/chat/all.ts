import { company } from './company.ts';
import { details } from './details.ts';
import type { Entry } from './entry.ts';
import { legal } from './legal.ts';
import { posts } from './posts.ts';
import { projects } from './projects.ts';
import { servicePoints } from './service-points.ts';
import { services } from './services.ts';
import { shelf } from './shelf.ts';
import { shopPoints } from './shop-points.ts';
import { studio } from './studio.ts';
import { talk } from './talk.ts';
import { templates } from './templates.ts';
import { work } from './work.ts';

/** Everything that the agency can be asked. */
export const knowledge: readonly Entry[] = [
  ...talk,
  ...work,
  ...company,
  ...services,
  ...projects,
  ...details,
  ...shelf,
  ...templates,
  ...legal,
  ...shopPoints,
  ...servicePoints,
  ...posts,
  ...studio,
];

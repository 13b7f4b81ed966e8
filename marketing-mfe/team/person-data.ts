import type { StructuredDataSource } from '@platform/contract/remote-routes';
import { schemaIds } from '@studio/client/schema-ids';
import type { AboutPage, Person, ProfilePage } from 'schema-dts';
import { biographies } from '../content/biographies.ts';
import { type Member, memberOf, members } from '../content/team.ts';
import { paths } from '../paths.ts';

/** Returns what other pages say about a member. */
export function personOf({ role, name, title }: Member, origin: string) {
  const url = origin + paths.member(role);
  return { '@type': 'Person', '@id': `${url}#person`, name, jobTitle: title, url } as const satisfies Person;
}

/** Structured data of a member's page; none if there is no such member. */
export function memberData({ params, url, origin, card }: StructuredDataSource): ProfilePage[] {
  const member = memberOf(params.role);
  if (!member) return [];
  const { portrait, skills } = member;
  const { bio, social } = biographies[member.role];
  const person: Person = {
    ...personOf(member, origin),
    description: bio[0],
    image: card ?? new URL(portrait.src, origin).href,
    knowsAbout: skills,
    sameAs: Object.values(social),
    worksFor: { '@id': schemaIds(origin).organization },
  };
  return [{ '@type': 'ProfilePage', '@id': url, mainEntity: person }];
}

/** Structured data of the team's page. */
export function teamData({ url, origin }: StructuredDataSource): AboutPage[] {
  const people = members.map((member) => personOf(member, origin));
  return [
    {
      '@type': 'AboutPage',
      '@id': url,
      mainEntity: { '@type': 'Organization', '@id': schemaIds(origin).organization, employee: people },
    },
  ];
}

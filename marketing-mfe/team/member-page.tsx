import styled from '@emotion/styled';
import type { RemoteLoader } from '@platform/contract/remote-routes';
import type { PostItem } from '@studio/content/collections/posts';
import type { Member } from '@studio/content/collections/team';
import { readEntry, readList } from '@studio/content/read';
import { Container, Heading, Text } from '@studio/ui';
import { fluid, from, token, type } from '@studio/ui/tokens';
import type { ReactNode } from 'react';
import { Link, redirect, useLoaderData } from 'react-router-dom';
import { memberPage } from '../content/team.ts';
import { paths } from '../paths.ts';
import { Breadcrumbs } from '../shared/breadcrumbs.tsx';
import { NewTabLink } from '../shared/links.tsx';
import { Missing, notFound } from '../shared/missing.tsx';
import { PortraitField } from '../shared/portrait-field.tsx';
import { BackLink } from './back-link.tsx';
import { paragraphsOf } from './bio.ts';

const Columns = styled(Container)`
  display: grid;
  gap: 2rem;
  align-items: start;
  padding-block: ${fluid(20, 48)} ${fluid(72, 128)};
  ${from.tablet} {
    grid-template-columns: 4fr 6fr;
    column-gap: clamp(2rem, 6vw, 5.5rem);
  }
  ${from.desktop} {
    grid-template-rows: auto auto 1fr;
  }
`;

const Navigation = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
  align-items: center;
  justify-content: space-between;
  grid-column: 1 / -1;
`;

const Bio = styled.div`
  padding-top: 1.5rem;
  border-top: 1px solid ${token('ink')};
  & > p + p {
    margin-top: 1.25rem;
  }
`;

/** A member, and the posts that the member wrote. */
export interface MemberData {
  readonly member: Member;
  readonly posts: readonly Pick<PostItem, 'slug' | 'title'>[];
}

export const loader: RemoteLoader = async ({ params, request: { signal }, context: { api } }) => {
  const role = params.role ?? '';
  const [member, { items: posts }] = await Promise.all([
    readEntry<Member>(api, `team/${encodeURIComponent(role)}`, signal),
    readList<PostItem>(api, `posts?${new URLSearchParams({ author: role, fields: 'title' })}`, signal),
  ]);
  if (!member) return notFound();
  return member.slug === role ? ({ member, posts } satisfies MemberData) : redirect(paths.member(member.slug));
};

export function Component() {
  const data = useLoaderData<MemberData | null>();
  if (!data) return <Missing {...memberPage.missing} to={paths.team} />;
  const { slug: role, name, title, portrait, bio } = data.member;
  const [first, ...rest] = paragraphsOf(bio);
  return (
    <Columns>
      <Navigation>
        <Breadcrumbs parent={{ label: memberPage.team, to: paths.team }} current={name} />
        <BackLink to={paths.team}>{memberPage.back}</BackLink>
      </Navigation>
      <PortraitField
        portrait={portrait}
        data-shared={`person-${role.toLowerCase()}`}
        css={{
          [from.tablet]: { aspectRatio: '3 / 4.4' },
          [from.desktop]: { gridRow: 'span 2' },
        }}
      />
      <div>
        <Heading as="h1" size="page" data-shared={`title-${role.toLowerCase()}`}>
          <span translate="no">{name}</span>
        </Heading>
        <Text size="lead" css={{ marginBlock: `0.75rem ${fluid(28, 40)}` }}>
          {role}, {title}
        </Text>
        <Bio>
          <Text size="statement" tone="ink" css={{ maxWidth: '26em', fontWeight: 500 }}>
            {first}
          </Text>
          {rest.map((paragraph) => (
            <Text key={paragraph} size="large">
              {paragraph}
            </Text>
          ))}
        </Bio>
      </div>
      <MemberFacts {...data} />
    </Columns>
  );
}

/** Below portrait and biography, on tablets in one row; on desktops only below the biography. */
const FactColumns = styled.div`
  display: grid;
  gap: 2.5rem 2rem;
  margin-top: 1rem;
  ${from.small} {
    grid-template-columns: 1fr 1fr;
    & > :nth-of-type(3) {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 48rem) and (max-width: 63.99rem) {
    grid-column: 1 / -1;
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    & > :nth-of-type(n) {
      display: grid;
      grid-row: 1 / span 2;
      grid-column: auto;
      grid-template-rows: subgrid;
      row-gap: 0;
      align-items: end;
    }
    & > * > ul {
      align-self: start;
    }
  }
`;

const List = styled.ul`
  margin-top: 1rem;
  border-bottom: 1px solid ${token('hairline')};
  & > li {
    display: flex;
    align-items: center;
    min-height: 3rem;
    padding-block: 0.625rem;
    border-top: 1px solid ${token('hairline')};
    ${type('text')}
  }
  a {
    display: flex;
    flex: 1;
    gap: 0.75rem;
    align-items: center;
    justify-content: space-between;
    min-height: 2.75rem;
    margin-block: -0.625rem;
    color: ${token('ink')};
    text-decoration: none;
    &:hover {
      color: ${token('iris')};
    }
  }
`;

interface FactsProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  /** The items of the list. */
  readonly children: ReactNode;
}

function Facts({ id, title, children }: FactsProps) {
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" size="question" id={id}>
        {title}
      </Heading>
      <List>{children}</List>
    </section>
  );
}

const networks = ['linkedin', 'twitter', 'github'] as const;

/** Up to three lists about a member: skills, social networks and posts. */
function MemberFacts({ member, posts }: MemberData) {
  const { name, skills } = member;
  const profiles = networks.filter((network) => member[network] !== '');
  return (
    <FactColumns>
      <Facts id="skills" title={memberPage.skills}>
        {skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </Facts>
      {profiles.length > 0 && (
        <Facts id="elsewhere" title={memberPage.elsewhere}>
          {profiles.map((network) => (
            <li key={network}>
              <NewTabLink href={member[network]}>{memberPage.networks[network]}</NewTabLink>
            </li>
          ))}
        </Facts>
      )}
      {posts.length > 0 && (
        <Facts id="written" title={`${memberPage.posts} ${name}`}>
          {posts.map(({ slug, title }) => (
            <li key={slug}>
              <Link to={paths.post(slug)}>{title}</Link>
            </li>
          ))}
        </Facts>
      )}
    </FactColumns>
  );
}

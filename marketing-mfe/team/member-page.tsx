import styled from '@emotion/styled';
import type { RemoteLoader } from '@platform/contract/remote-routes';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { fluid } from '@studio/ui/typography';
import { useParams } from 'react-router-dom';
import { biographies } from '../content/biographies.ts';
import { memberOf, memberPage } from '../content/team.ts';
import { paths } from '../paths.ts';
import { Breadcrumbs } from '../shared/breadcrumbs.tsx';
import { Missing, notFound } from '../shared/missing.tsx';
import { PortraitField } from '../shared/portrait-field.tsx';
import { BackLink } from './back-link.tsx';
import { MemberFacts } from './member-facts.tsx';

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

export const loader: RemoteLoader = ({ params }) => (memberOf(params.role) ? null : notFound());

/** `/team/:role` */
export function Component() {
  const member = memberOf(useParams().role);
  if (!member) return <Missing {...memberPage.missing} to={paths.team} />;
  const { role, name, title, portrait } = member;
  const [first, ...rest] = biographies[role].bio;
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
          maxWidth: '20rem',
          [from.tablet]: { maxWidth: 'none', aspectRatio: '3 / 4.4' },
          [from.desktop]: { gridRow: 'span 2' },
        }}
      />
      <div>
        <Heading as="h1" size="page" data-shared={`title-${role.toLowerCase()}`}>
          {name}
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
      <MemberFacts member={member} />
    </Columns>
  );
}

import styled from '@emotion/styled';
import { paths } from '@studio/client/paths';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { fluid } from '@studio/ui/typography';
import { type Member, memberPage } from '../content/team.ts';
import { BackLink } from './back-link.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { MemberFacts } from './member-facts.tsx';
import { PortraitField } from './portrait-field.tsx';

interface MemberProfileProps {
  readonly member: Member;
}

const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
  align-items: center;
  justify-content: space-between;
  grid-column: 1 / -1;
`;

const Columns = styled(Container)`
  display: grid;
  gap: 2rem;
  align-items: start;
  padding-block: ${fluid(20, 48)} ${fluid(72, 128)};
  ${from.tablet} {
    grid-template-columns: 4fr 6fr;
    column-gap: clamp(2rem, 6vw, 5.5rem);
  }
`;

const Bio = styled.div`
  & > p + p {
    margin-top: 1.25rem;
  }
`;

/** All there is to know about a member. */
export function MemberProfile({ member }: MemberProfileProps) {
  const { role, name, title, portrait, bio } = member;
  const [first, ...rest] = bio;
  return (
    <Columns>
      <Way>
        <Breadcrumbs label={memberPage.crumbs} above={[{ label: memberPage.team, to: paths.team }]} here={name} />
        <BackLink to={paths.team}>{memberPage.back}</BackLink>
      </Way>
      <PortraitField
        portrait={portrait}
        css={{ maxWidth: '20rem', [from.tablet]: { maxWidth: 'none', aspectRatio: '3 / 4.4' } }}
      />
      <div>
        <Heading as="h1" size="page">
          {name}
        </Heading>
        <Text size="lead" css={{ marginBlock: `0.75rem ${fluid(28, 40)}` }}>
          {role}, {title}
        </Text>
        <Bio css={{ paddingTop: '1.5rem', borderTop: `1px solid ${token('ink')}` }}>
          <Text size="statement" tone="ink" css={{ maxWidth: '26em', fontWeight: 500 }}>
            {first}
          </Text>
          {rest.map((paragraph) => (
            <Text key={paragraph} size="large">
              {paragraph}
            </Text>
          ))}
        </Bio>
        <MemberFacts member={member} />
      </div>
    </Columns>
  );
}

import styled from '@emotion/styled';
import type { RemoteLoader } from '@platform/contract/remote-routes';
import type { Member } from '@studio/content/collections/team';
import { readList } from '@studio/content/read';
import { ArrowLink, Container, Heading, Text } from '@studio/ui';
import { fluid, from, largeText } from '@studio/ui/tokens';
import { useLoaderData } from 'react-router-dom';
import { team } from '../content/team.ts';
import { paths } from '../paths.ts';
import { PortraitField } from '../shared/portrait-field.tsx';
import { bioPreview } from './bio.ts';

/** Heights of the portraits' fields in px, in rows of two and of four. In a row of four the title is above the first two. */
const HEIGHTS = [
  [456, 372],
  [512, 412],
  [544, 700],
  [488, 612],
] as const;

const Wall = styled(Container)`
  padding-block: ${fluid(40, 72)} ${fluid(72, 128)};
  ${from.desktop} {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
  }
`;

/** `data-row`: the title is above the first two of a row of four. */
const Cards = styled.ul`
  display: grid;
  gap: 2.5rem 2rem;
  margin-top: 3rem;
  ${from.small} {
    grid-template-columns: 1fr 1fr;
  }
  ${from.desktop} {
    grid-area: 2 / 1 / 3 / -1;
    grid-template-columns: repeat(4, 1fr);
    &[data-row] {
      grid-row: 1 / 2;
      margin-top: 0;
    }
  }
`;

interface MemberCardProps {
  readonly member: Member;
  /** Heights of the portrait's field in px, in rows of two and of four. */
  readonly heights: readonly [ofTwo: number, ofFour: number];
}

const Card = styled.li`
  display: grid;
  grid-template-columns: clamp(6.5rem, 32vw, 12rem) 1fr;
  gap: 1rem 1.25rem;
  ${largeText} {
    grid-template-columns: 1fr;
  }
  ${from.small} {
    grid-row: span 2;
    grid-template: subgrid / 1fr;
    gap: 0;
    align-items: end;
    & > :last-child {
      align-self: start;
    }
  }
`;

const Names = styled.div`
  ${from.small} {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    align-items: baseline;
    justify-content: space-between;
    margin-top: 1.125rem;
  }
`;

/** A member as a card: portrait, name, role and the beginning of the bio. On phones the portrait is at the left, as high as the text. */
function MemberCard({ member, heights: [ofTwo, ofFour] }: MemberCardProps) {
  const { slug: role, name, portrait, bio } = member;
  return (
    <Card>
      <PortraitField
        portrait={portrait}
        data-shared={`person-${role.toLowerCase()}`}
        css={{ [from.small]: { height: `${ofTwo / 16}rem` }, [from.desktop]: { height: `${ofFour / 16}rem` } }}
      />
      <div>
        <Names>
          <Heading as="h2" size="title4" data-shared={`title-${role.toLowerCase()}`}>
            <span translate="no">{name}</span>
          </Heading>
          <Text size="small">{role}</Text>
        </Names>
        <Text css={{ marginBlock: '0.5rem 1.5rem' }}>{bioPreview(bio)}</Text>
        <ArrowLink to={paths.member(role)} context={team.readMoreOf(name)}>
          {team.readMore}
        </ArrowLink>
      </div>
    </Card>
  );
}

export const loader: RemoteLoader = async ({ request: { signal }, context: { api } }) =>
  (await readList<Member>(api, 'team', signal)).items;

export function Component() {
  const members = useLoaderData<readonly Member[]>();
  // With fewer members no portrait is low enough to leave space for the title.
  const isTitleInRow = members.length >= HEIGHTS.length;
  return (
    <Wall>
      <div css={{ [from.desktop]: { gridArea: '1 / 1 / 2 / 3' } }}>
        <Heading as="h1" size="page">
          {team.title}
        </Heading>
        <Text size="lead" css={{ maxWidth: '20em', marginTop: fluid(20, 28) }}>
          {team.lead(members.length)}
        </Text>
      </div>
      <Cards {...(isTitleInRow && { 'data-row': '' })}>
        {members.map((member, i) => (
          <MemberCard key={member.slug} member={member} heights={HEIGHTS[i % HEIGHTS.length] ?? HEIGHTS[0]} />
        ))}
      </Cards>
    </Wall>
  );
}

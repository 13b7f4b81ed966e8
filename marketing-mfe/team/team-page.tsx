import styled from '@emotion/styled';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import { fluid } from '@studio/ui/typography';
import { members, team } from '../content/team.ts';
import { MemberCard } from './member-card.tsx';

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

const Title = styled.div`
  ${from.desktop} {
    grid-area: 1 / 1 / 2 / 3;
  }
`;

const Cards = styled.ul`
  display: grid;
  gap: 2.5rem 2rem;
  margin-top: 3rem;
  ${from.small} {
    grid-template-columns: 1fr 1fr;
  }
  ${from.desktop} {
    grid-area: 1 / 1 / 2 / -1;
    grid-template-columns: repeat(4, 1fr);
    margin-top: 0;
  }
`;

/** `/team` */
export function Component() {
  return (
    <Wall>
      <Title>
        <Heading as="h1" size="page">
          {team.title}
        </Heading>
        <Text size="lead" css={{ maxWidth: '20em', marginTop: fluid(20, 28) }}>
          {team.lead}
        </Text>
      </Title>
      <Cards>
        {members.map((member, i) => (
          <MemberCard key={member.role} member={member} heights={HEIGHTS[i % HEIGHTS.length] ?? HEIGHTS[0]} />
        ))}
      </Cards>
    </Wall>
  );
}

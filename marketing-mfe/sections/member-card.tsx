import styled from '@emotion/styled';
import { paths } from '@studio/client/paths';
import { ArrowLink } from '@studio/ui/arrow-link';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import { type Member, team } from '../content/team.ts';
import { bioPreview } from './bio-preview.ts';
import { PortraitField } from './portrait-field.tsx';

interface MemberCardProps {
  readonly member: Member;
  /** How high the field of the portrait is in px: where two stand in a row, and where four do. */
  readonly heights: readonly [ofTwo: number, ofFour: number];
}

const Card = styled.li`
  display: grid;
  grid-template-columns: clamp(6.5rem, 30vw, 9rem) 1fr;
  gap: 1rem 1.25rem;
  align-items: start;
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

/** A member: portrait, name, role, the beginning of the bio. On phones the portrait stands at the left. */
export function MemberCard({ member, heights: [ofTwo, ofFour] }: MemberCardProps) {
  const { role, name, portrait, bio } = member;
  return (
    <Card>
      <PortraitField
        portrait={portrait}
        css={{ [from.small]: { height: `${ofTwo / 16}rem` }, [from.desktop]: { height: `${ofFour / 16}rem` } }}
      />
      <div>
        <Names>
          <Heading as="h2" size="title4">
            {name}
          </Heading>
          <Text size="small">{role}</Text>
        </Names>
        <Text css={{ marginBlock: '0.5rem 1.5rem' }}>{bioPreview(bio[0])}</Text>
        <ArrowLink to={paths.member(role)} context={team.readMoreOf(name)}>
          {team.readMore}
        </ArrowLink>
      </div>
    </Card>
  );
}

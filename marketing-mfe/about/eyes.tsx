import styled from '@emotion/styled';
import { members } from '../content/team.ts';
import { PortraitField } from '../shared/portrait-field.tsx';

const Strips = styled.div`
  display: grid;
  gap: clamp(0.5rem, 1vw, 0.8rem);
`;

/** The eyes of all portraits are at 37 % of their height, in the middle. */
const Strip = styled(PortraitField)`
  aspect-ratio: 624 / 116;
  & > img {
    height: 100%;
    object-fit: cover;
    object-position: 50% 34.5%;
  }
`;

/** The eyes of all members, one pair above the other. Decorative. */
export function Eyes() {
  return (
    <Strips>
      {members.map(({ portrait }) => (
        <Strip key={portrait.src} portrait={portrait} />
      ))}
    </Strips>
  );
}

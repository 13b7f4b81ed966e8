import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { from } from '@studio/ui/media';
import { members } from '../content/team.ts';
import { PortraitField } from '../shared/portrait-field.tsx';

/** Heights of the members' fields, in percent of the row. They repeat. */
const HEIGHTS = [90.5, 74.5, 100, 82.5] as const;

const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: clamp(0.5rem, 1vw, 0.8rem);
  align-items: end;
  height: clamp(15rem, 62vw, 31.25rem);
  ${from.desktop} {
    height: clamp(24rem, 35vw, 31.25rem);
  }
`;

const cropped = css`
  & > img {
    aspect-ratio: 117 / 208;
    object-fit: cover;
    object-position: 50% 100%;
  }
`;

/** Portraits of the members, side by side on one baseline. Decorative. */
export function People() {
  return (
    <Row>
      {members.map(({ role, portrait }, i) => (
        <PortraitField
          key={role}
          portrait={portrait}
          lazy
          data-shared={`person-${role.toLowerCase()}`}
          css={[cropped, { height: `${HEIGHTS[i % HEIGHTS.length]}%` }]}
        />
      ))}
    </Row>
  );
}

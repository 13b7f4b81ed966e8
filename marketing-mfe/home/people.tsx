import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { portraits } from '@studio/pictures/portraits';
import { from } from '@studio/ui/media';
import { PortraitField } from '../shared/portrait-field.tsx';

/** The role of each portrait with the height of its field, in percent of the row. */
const PEOPLE = [
  ['ceo', 90.5],
  ['cto', 74.5],
  ['coo', 100],
  ['cmo', 82.5],
] as const;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
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

/** Portraits of four members, side by side on one baseline. Decorative. */
export function People() {
  return (
    <Row>
      {PEOPLE.map(([role, height]) => (
        <PortraitField
          key={role}
          portrait={portraits[role]}
          lazy
          data-shared={`person-${role}`}
          css={[cropped, { height: `${height}%` }]}
        />
      ))}
    </Row>
  );
}

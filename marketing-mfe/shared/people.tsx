import styled from '@emotion/styled';
import { PORTRAIT_SIZE, type Portrait, portraits } from '@studio/pictures/portraits';
import { from } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';

interface PeopleProps {
  /** Loads the pictures with the page, for a place in the first screen. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** Each portrait with the height of its field, in percent of the row. */
const PEOPLE: readonly (readonly [Portrait, number])[] = [
  [portraits.ceo, 90.5],
  [portraits.cto, 74.5],
  [portraits.coo, 100],
  [portraits.cmo, 82.5],
];

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

/** A field in the portrait's own colour, with the portrait at its foot. */
const Field = styled.div`
  display: flex;
  align-items: end;
  overflow: hidden;
  border-radius: ${token('radius-picture')};
  & > img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 117 / 208;
    object-fit: cover;
    object-position: 50% 100%;
  }
`;

/** Portraits of four members, side by side on one baseline. Decorative. */
export function People({ eager, className }: PeopleProps) {
  return (
    <Row className={className}>
      {PEOPLE.map(([{ src, ground }, height]) => (
        <Field key={src} style={{ height: `${height}%`, background: ground }}>
          <img src={src} alt="" {...PORTRAIT_SIZE} {...(!eager && { loading: 'lazy' })} decoding="async" />
        </Field>
      ))}
    </Row>
  );
}

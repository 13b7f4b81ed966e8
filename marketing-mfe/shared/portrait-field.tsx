import styled from '@emotion/styled';
import { PORTRAIT_SIZE, portraitSources, portraits } from '@studio/pictures/portraits';
import { token } from '@studio/ui/tokens';
import { EntryImage, type EntryPicture } from './entry-image.tsx';

interface PortraitFieldProps {
  readonly portrait: EntryPicture;
  /** Loads the picture when it comes near the window. */
  readonly lazy?: boolean;
  readonly className?: string;
  /** Name of the portrait in transitions between pages: `person-` and the role in small letters. */
  readonly 'data-shared'?: string;
}

const Field = styled.div`
  display: flex;
  align-items: flex-end;
  overflow: hidden;
  border-radius: ${token('radius-picture')};
  & > img,
  & > picture > img {
    display: block;
    width: 100%;
    height: auto;
  }
`;

/** Returns the colour behind a portrait. */
const groundOf = (portrait: EntryPicture): string | undefined =>
  typeof portrait === 'string'
    ? Object.entries(portraits).find(([name]) => name === portrait)?.[1].ground
    : portrait.color;

/** A field in the portrait's own colour, with the portrait at its foot. */
export function PortraitField({ portrait, lazy = false, ...rest }: PortraitFieldProps) {
  return (
    <Field style={{ background: groundOf(portrait) }} {...rest}>
      <EntryImage
        picture={portrait}
        own={portraitSources}
        size={PORTRAIT_SIZE}
        sizes="(min-width: 64rem) 25vw, 50vw"
        loading={lazy ? 'lazy' : 'auto'}
      />
    </Field>
  );
}

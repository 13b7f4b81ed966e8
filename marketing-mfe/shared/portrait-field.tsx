import styled from '@emotion/styled';
import { PORTRAIT_SIZE, type Portrait } from '@studio/pictures/portraits';
import { token } from '@studio/ui/tokens';

interface PortraitFieldProps {
  readonly portrait: Portrait;
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
  & > img {
    display: block;
    width: 100%;
    height: auto;
  }
`;

/** A field in the portrait's own colour, with the portrait at its foot. Decorative. */
export function PortraitField({ portrait: { src, ground }, lazy, ...rest }: PortraitFieldProps) {
  return (
    <Field style={{ background: ground }} {...rest}>
      <img src={src} alt="" {...PORTRAIT_SIZE} {...(lazy && { loading: 'lazy' })} decoding="async" />
    </Field>
  );
}

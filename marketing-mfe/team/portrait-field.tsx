import styled from '@emotion/styled';
import { PORTRAIT_SIZE, type Portrait } from '@studio/pictures/portraits';
import { token } from '@studio/ui/tokens';

interface PortraitFieldProps {
  readonly portrait: Portrait;
  readonly className?: string;
}

const Field = styled.div`
  display: flex;
  align-items: flex-end;
  overflow: hidden;
  border-radius: ${token('radius-picture')};
`;

/** A field in the portrait's own colour, with the portrait at its foot. Decorative, since the name is beside it. */
export function PortraitField({ portrait, ...rest }: PortraitFieldProps) {
  return (
    <Field style={{ background: portrait.ground }} {...rest}>
      <img src={portrait.src} alt="" {...PORTRAIT_SIZE} css={{ display: 'block', width: '100%', height: 'auto' }} />
    </Field>
  );
}

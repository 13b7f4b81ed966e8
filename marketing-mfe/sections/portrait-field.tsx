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

/** A portrait at the foot of a field of its colour, which may be higher. Decorative: the name stands beside it. */
export function PortraitField({ portrait, ...rest }: PortraitFieldProps) {
  return (
    <Field style={{ background: portrait.ground }} {...rest}>
      <img src={portrait.src} alt="" {...PORTRAIT_SIZE} css={{ display: 'block', width: '100%', height: 'auto' }} />
    </Field>
  );
}

import styled from '@emotion/styled';
import { BusyLine } from '@studio/ui/busy-line';
import { Container } from '@studio/ui/container';
import { token } from '@studio/ui/tokens';
import { fluid, type } from '@studio/ui/typography';

interface LoadingProps {
  readonly text: string;
}

/** As high as a screen, so that the footer does not come and go. */
const Region = styled(Container)`
  min-height: 80vh;
  padding-block: ${fluid(56, 112)};
`;

const Status = styled.p`
  ${type('title4')}
  display: flex;
  align-items: center;
  gap: 1.25rem;
`;

const Line = styled(BusyLine)`
  width: 8rem;
  background: ${token('hairline')};
  color: ${token('iris')};
`;

/** Stands in for a page while what it shows is on its way. */
export function Loading({ text }: LoadingProps) {
  return (
    <Region>
      <Status role="status">
        {text}
        <Line />
      </Status>
    </Region>
  );
}

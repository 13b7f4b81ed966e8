import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { pane } from '../content/inbox.ts';
import { PAGE_MARGIN } from '../frame/page-margin.ts';

const Bar = styled.span`
  display: block;
  height: 0.875rem;
  margin-bottom: 0.875rem;
  border-radius: ${token('radius-full')};
  background: ${token('hairline')};
`;

/** Stands in for a message that is on its way. */
export function Skeleton() {
  return (
    <div css={{ padding: `1rem ${PAGE_MARGIN}` }}>
      <VisuallyHidden>{pane.loading}</VisuallyHidden>
      {['60%', '40%', '90%', '95%', '80%'].map((width) => (
        <Bar key={width} css={{ width }} />
      ))}
    </div>
  );
}

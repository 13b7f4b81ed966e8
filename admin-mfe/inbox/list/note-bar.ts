import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { PAGE_MARGIN, row } from '../../components/styles.ts';

/** A note about the list, above it, with a button at its end. */
export const NoteBar = styled.div`
  ${row}
  gap: 0.5rem 1.25rem;
  padding: 0.75rem ${PAGE_MARGIN};
  border-bottom: 1px solid ${token('hairline')};
  & > p {
    flex: 1 1 20rem;
    max-width: none;
  }
`;

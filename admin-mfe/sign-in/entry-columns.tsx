import styled from '@emotion/styled';
import { TurningLines } from '@studio/ui';
import { from } from '@studio/ui/tokens';
import type { ReactNode } from 'react';

/** The form, and lines beside it, on phones below it at the end of the screen. The header is 3.5 to 4.75rem high. */
const Columns = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  min-height: calc(100dvh - 3.5rem);
  & > svg {
    width: 100%;
    height: 15rem;
  }
  ${from.tablet} {
    grid-template: 1fr / minmax(0, 5fr) minmax(0, 4fr);
    min-height: calc(100dvh - 4rem);
    & > svg {
      height: 100%;
      max-height: 80vh;
      align-self: end;
    }
  }
  ${from.desktop} {
    min-height: calc(100dvh - 4.75rem);
  }
`;

/** Renders the form by which somebody comes in, and lines beside it. */
export const EntryColumns = ({ children }: { readonly children: ReactNode }) => (
  <Columns>
    {children}
    <TurningLines />
  </Columns>
);

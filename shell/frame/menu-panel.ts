import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';

/** A list that stands below its opener where the browser can anchor, else where the menus begin. With drawings it has two columns. */
export const MenuPanel = styled.ul`
  position: absolute;
  inset: 4.5rem auto auto max(14rem, (100vw - 80rem) / 2 + 9rem);
  width: 16rem;
  max-width: calc(100vw - 4rem);
  margin: 0;
  border: 1px solid ${token('hairline')};
  border-radius: ${token('radius-card')};
  background: ${token('raised')};
  color: ${token('ink')};
  box-shadow: 0 24px 56px -28px ${token('shadow')};
  opacity: 0;
  transform: translateY(-8px);
  transition:
    opacity 180ms ease-out,
    transform 180ms ease-out,
    overlay 180ms allow-discrete,
    display 180ms allow-discrete;
  &[data-drawn] {
    width: 32.5rem;
  }
  @supports (left: anchor(left)) {
    left: anchor(left);
  }
  &:popover-open {
    display: grid;
    padding: 0.75rem;
    opacity: 1;
    transform: none;
  }
  &[data-drawn]:popover-open {
    grid-template-columns: 1fr 1fr;
  }
  @starting-style {
    &:popover-open {
      opacity: 0;
      transform: translateY(-8px);
    }
  }
`;

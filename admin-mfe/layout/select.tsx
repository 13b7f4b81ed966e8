import styled from '@emotion/styled';
import { ChevronDown } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import type { ComponentProps } from 'react';
import { smallControl } from './styles.ts';

const Frame = styled.span`
  position: relative;
  display: inline-flex;
  min-width: 0;
  & > select {
    ${smallControl}
    padding-inline-end: 2.375rem;
    appearance: none;
    cursor: pointer;
  }
  & > svg {
    position: absolute;
    inset: calc(50% - 0.5rem) 0.875rem auto auto;
    color: ${token('ink-2')};
    pointer-events: none;
  }
`;

/** A 44px `select`. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <Frame className={className}>
      <select {...rest} />
      <ChevronDown size={16} strokeWidth={1.5} />
    </Frame>
  );
}

import styled from '@emotion/styled';
import { Container, Heading, Text } from '@studio/ui';
import { fluid, from, token, type } from '@studio/ui/tokens';
import type { ReactNode } from 'react';
import { Aside, SPACE } from '../columns.tsx';
import { OWN } from './id.ts';

interface OwnSectionProps {
  readonly title: string;
  readonly text: string;
  /** States what is an example, and how figures are computed. */
  readonly note: string;
  readonly children: ReactNode;
}

/** A section that only one service has: its texts, and something to try beside them. */
export function OwnSection({ title, text, note, children }: OwnSectionProps) {
  return (
    <section aria-labelledby={OWN} css={{ background: token('wash') }}>
      <Container css={{ paddingBlock: SPACE }}>
        <Aside>
          <div>
            <Heading as="h2" size="title1" id={OWN} css={{ textWrap: 'balance' }}>
              {title}
            </Heading>
            <Text css={{ marginTop: '0.75rem' }}>{text}</Text>
            <Text size="small" css={{ marginTop: '0.5rem' }}>
              {note}
            </Text>
          </div>
          {children}
        </Aside>
      </Container>
    </section>
  );
}

/** The ground of what visitors try. */
export const Panel = styled.div`
  min-width: 0;
  padding: ${fluid(16, 32)};
  border-radius: ${token('radius-card')};
  background: ${token('raised')};
  box-shadow: 0 0 0 1px ${token('hairline')};
`;

/** Two columns from tablets on. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem 2rem;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A round button of an icon. */
export const IconButton = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: ${token('radius-full')};
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover {
    background: ${token('iris-wash')};
  }
  &[aria-disabled='true'] {
    color: ${token('ink-3')};
    cursor: default;
  }
`;

/** A computed figure in large type, with what it counts below it. */
export const Sum = styled.p`
  & > output {
    display: block;
    font: 650 ${token('size-section')} / 1 ${token('font-display')};
    letter-spacing: -0.04em;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & > span {
    ${type('small')}
    display: block;
    margin-top: 0.5rem;
    color: ${token('ink-2')};
  }
`;

const RangeLabel = styled.label`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.25rem 1rem;
  ${type('small')}
  & > b {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  & > input {
    grid-column: 1 / -1;
    width: 100%;
    height: 1.5rem;
    margin: 0;
    accent-color: ${token('iris')};
    cursor: pointer;
  }
`;

interface RangeProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The value as a text, also for screen readers. */
  readonly shown: string;
  readonly onChange: (value: number) => void;
}

/** A slider with its value beside its label. Arrow keys, Home and End move it. */
export function Range({ label, shown, onChange, ...input }: RangeProps) {
  return (
    <RangeLabel>
      <span>{label}</span>
      <b aria-hidden="true">{shown}</b>
      <input
        type="range"
        aria-valuetext={shown}
        {...input}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </RangeLabel>
  );
}

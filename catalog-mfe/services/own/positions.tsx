import styled from '@emotion/styled';
import { withCommas } from '@studio/client/text';
import { Text } from '@studio/ui';
import { moving, phone, token, type } from '@studio/ui/tokens';
import { useState } from 'react';
import { positions, visitsOf } from '../../content/own/positions.ts';
import { Halves, OwnSection, Panel, Range, Sum } from './own.tsx';

const COUNT = 10;

/** Height of a result, in rem. */
const ROW = 1.75;

/** Ten results as lines; the own one is in front of the line of its position. */
const Results = styled.ol`
  position: relative;
  ${type('small')}
  color: ${token('ink-3')};
  font-variant-numeric: tabular-nums;
  ${phone} {
    display: none;
  }
  & > li {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    height: ${ROW}rem;
    &::after {
      flex: 1;
      height: 1px;
      background: ${token('hairline-strong')};
      content: '';
    }
  }
`;

const Own = styled.li`
  position: absolute;
  inset: 0 0 auto 2rem;
  display: flex;
  align-items: center;
  height: ${ROW}rem;
  padding-inline: 0.75rem;
  border-radius: ${token('radius-picture')};
  background: ${token('iris')};
  color: ${token('on-iris')};
  font-weight: 500;
  &&::after {
    content: none;
  }
  ${moving} {
    transition: transform ${token('motion-slow')};
  }
`;

/** A slider of positions, and the visits that each brings. */
export function Positions() {
  const [position, setPosition] = useState(6);
  const [searches, setSearches] = useState(2000);
  const visits = visitsOf(searches, position);
  const more = visitsOf(searches, position - 1) - visits;
  return (
    <OwnSection {...positions}>
      <Panel>
        <Halves>
          <div css={{ display: 'grid', gap: '1.25rem', alignContent: 'space-between' }}>
            <Range
              label={positions.position.label}
              {...{ value: position, min: 1, max: COUNT }}
              shown={positions.position.shown(position)}
              onChange={setPosition}
            />
            <Range
              label={positions.searches.label}
              {...{ value: searches, min: 100, max: 10_000, step: 100 }}
              shown={withCommas(searches)}
              onChange={setSearches}
            />
            <Sum>
              <output>{withCommas(visits)}</output>
              <span>{positions.visits}</span>
            </Sum>
            <Text size="small">{position === 1 ? positions.top : positions.gain(more)}</Text>
          </div>
          <Results aria-hidden="true">
            {Array.from({ length: COUNT }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the position
              <li key={i}>{i + 1}</li>
            ))}
            <Own css={{ transform: `translateY(${(position - 1) * ROW}rem)` }}>{positions.own}</Own>
          </Results>
        </Halves>
      </Panel>
    </OwnSection>
  );
}

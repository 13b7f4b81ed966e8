import styled from '@emotion/styled';
import { withCommas } from '@studio/client/text';
import { BentLines, Heading } from '@studio/ui';
import { Minus, Plus } from '@studio/ui/icons';
import { largeText, phone, token, type } from '@studio/ui/tokens';
import { useState } from 'react';
import { basket, districts, goods, totalOf } from '../../content/own/basket.ts';
import { Halves, IconButton, OwnSection, Panel, Sum } from './own.tsx';

/** Most of one kind. */
const MOST = 9;

/** Scallops of the awning, and the cloth's lines above each other. */
const SCALLOPS = 10;
const LINES = 7;

const awning = Array.from({ length: LINES }, (_, i) => {
  const depth = 4 + 4 * i;
  return `M0 ${1 + 9 * i}${`a40 ${depth} 0 0 0 80 0`.repeat(SCALLOPS)}`;
}).join('');

const Awning = styled(BentLines)`
  display: block;
  width: 100%;
  height: 5.5rem;
  ${phone} {
    height: 4rem;
  }
`;

const Goods = styled.ul`
  padding: 0;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 0.5rem;
  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
  padding-block: 0.375rem;
  border-bottom: 1px solid ${token('hairline')};
  & > div {
    display: flex;
    align-items: center;
    font-variant-numeric: tabular-nums;
  }
  & output {
    min-width: 1.5rem;
    text-align: center;
  }
`;

const Choice = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  margin: 0;
  padding: 0;
  border: 0;
  ${type('small')}
  & > legend {
    padding: 0;
    color: ${token('ink-2')};
  }
  & > label {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
  }
  & input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${token('iris')};
  }
`;

/** A small shop whose sum follows each change. */
export function Basket() {
  const [counts, setCounts] = useState<readonly number[]>([1, 1, 0]);
  const [district, setDistrict] = useState(0);
  const total = totalOf(counts, district);
  const change = (index: number, by: number) =>
    setCounts(counts.map((count, i) => (i === index ? Math.min(MOST, Math.max(0, count + by)) : count)));
  return (
    <OwnSection {...basket}>
      <div>
        <Awning width={800} height={88} d={awning} fit="none" />
        <Panel css={{ marginTop: '-1.25rem' }}>
          <Halves>
            <Goods>
              {goods.map(({ name, price }, i) => {
                const count = counts[i] ?? 0;
                return (
                  <Row key={name}>
                    <span>
                      <Heading as="h3" size="question">
                        {name}
                      </Heading>
                      <span css={[{ color: token('ink-2') }, type('small')]}>{basket.taka(withCommas(price))}</span>
                    </span>
                    <div>
                      <IconButton
                        type="button"
                        aria-label={basket.less(name)}
                        aria-disabled={count === 0}
                        onClick={() => change(i, -1)}
                      >
                        <Minus size={18} />
                      </IconButton>
                      <output aria-label={name}>{count}</output>
                      <IconButton
                        type="button"
                        aria-label={basket.more(name)}
                        aria-disabled={count === MOST}
                        onClick={() => change(i, 1)}
                      >
                        <Plus size={18} />
                      </IconButton>
                    </div>
                  </Row>
                );
              })}
            </Goods>
            <div css={{ display: 'grid', gap: '1.25rem', alignContent: 'space-between' }}>
              <Choice>
                <legend>{basket.district}</legend>
                {districts.map(({ name, price }, i) => (
                  <label key={name}>
                    <input type="radio" name="district" checked={district === i} onChange={() => setDistrict(i)} />
                    {name}, {basket.taka(String(price))}
                  </label>
                ))}
              </Choice>
              <Sum>
                <output>{basket.taka(withCommas(total))}</output>
                <span>{total === 0 ? basket.empty : basket.total}</span>
              </Sum>
            </div>
          </Halves>
        </Panel>
      </div>
    </OwnSection>
  );
}

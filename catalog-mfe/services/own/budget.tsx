import styled from '@emotion/styled';
import { withCommas } from '@studio/client/text';
import { Text } from '@studio/ui';
import { fluid, token, type } from '@studio/ui/tokens';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { type Campaign, resultOf, budget as texts } from '../../content/own/budget.ts';
import type { PageData } from '../page-data.ts';
import { Halves, OwnSection, Panel, Range, Sum } from './own.tsx';

const RANGES = {
  budget: { min: 100, max: 3000, step: 50 },
  click: { min: 5, max: 100, step: 1 },
  buyers: { min: 0.5, max: 6, step: 0.5 },
  profit: { min: 5, max: 100, step: 1 },
} as const satisfies Readonly<Record<keyof Campaign, object>>;

const NAMES = Object.keys(RANGES) as (keyof Campaign)[];

const START: Campaign = { budget: 800, click: 20, buyers: 2, profit: 24 };

const shownAs: Readonly<Record<keyof Campaign, (value: number) => string>> = {
  budget: (value) => `$${withCommas(value)}`,
  click: (value) => `$${(value / 100).toFixed(2)}`,
  buyers: String,
  profit: (value) => `$${value}`,
};

const Rows = styled.dl`
  margin: 0.75rem 0 0;
  ${type('small')}
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
    padding-block: ${fluid(4, 10)};
    border-top: 1px solid ${token('hairline')};
  }
  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;

/** Four sliders, and what a month of adverts leads to. */
export function Budget() {
  const { priceFrom } = useLoaderData<PageData>().service;
  const [campaign, setCampaign] = useState(START);
  const { visitors, orders, left } = resultOf(campaign, priceFrom);
  const rows = [
    [texts.visitors, withCommas(visitors)],
    [texts.orders, withCommas(orders)],
    [texts.work, `$${withCommas(priceFrom)}`],
  ];
  return (
    <OwnSection {...texts}>
      <Panel>
        <Halves>
          <div css={{ display: 'grid', gap: fluid(4, 16), alignContent: 'start' }}>
            {NAMES.map((name) => (
              <Range
                key={name}
                label={texts[name]}
                {...RANGES[name]}
                value={campaign[name]}
                shown={shownAs[name](campaign[name])}
                onChange={(value) => setCampaign({ ...campaign, [name]: value })}
              />
            ))}
          </div>
          <div>
            <Sum>
              <output>{texts.dollars(left, withCommas)}</output>
              <span>{texts.left}</span>
            </Sum>
            <Text size="small" css={{ marginTop: '0.5rem' }} tone="ink">
              {left > 0 ? texts.verdict.good : texts.verdict.bad}
            </Text>
            <Rows>
              {rows.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Rows>
          </div>
        </Halves>
      </Panel>
    </OwnSection>
  );
}

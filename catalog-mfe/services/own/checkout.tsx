import styled from '@emotion/styled';
import { Button, Heading, Text } from '@studio/ui';
import { Check } from '@studio/ui/icons';
import { token, type } from '@studio/ui/tokens';
import { useLayoutEffect, useRef, useState } from 'react';
import { checkout } from '../../content/own/checkout.ts';
import { Halves, OwnSection, Panel } from './own.tsx';

const Steps = styled.ol`
  display: grid;
  align-content: start;
  & > li {
    display: flex;
    align-items: baseline;
    gap: 1rem;
    padding-block: 0.75rem;
    border-top: 1px solid ${token('hairline')};
    color: ${token('ink-3')};
    ${type('question')}
    & > b {
      font-weight: inherit;
      font-variant-numeric: tabular-nums;
    }
    & > svg {
      margin-inline-start: auto;
    }
    &[data-done],
    &[aria-current] {
      color: ${token('ink')};
    }
    &[aria-current] > b {
      color: ${token('iris')};
    }
  }
`;

const Screen = styled.div`
  display: grid;
  gap: 0.75rem;
  align-content: space-between;
  min-height: 15.5rem;
  padding: min(1.25rem, 4vw);
  border: 1px solid ${token('edge')};
  border-radius: min(1.5rem, 24px);
  background: ${token('ground')};
  &:focus-visible {
    outline-offset: 4px;
  }
`;

const Bill = styled.dl`
  margin: 0;
  ${type('small')}
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
    padding-block: 0.25rem;
  }
  & > div:last-of-type {
    margin-top: 0.25rem;
    border-top: 1px solid ${token('hairline')};
    font-weight: 500;
  }
  & dd {
    margin: 0;
    white-space: nowrap;
  }
`;

const Choices = styled.div`
  display: grid;
  gap: 0.5rem;
`;

/** A checkout of three taps. */
export function Checkout() {
  const [step, setStep] = useState(0);
  const [payment, setPayment] = useState('');
  const screen = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  // The pressed button is gone: the focus moves to what has replaced it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen has changed with the step
  useLayoutEffect(() => {
    if (moved.current) screen.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [step]);
  const go = (to: number) => {
    moved.current = true;
    setStep(to);
  };
  return (
    <OwnSection {...checkout}>
      <Panel>
        <Halves>
          <Steps>
            {checkout.steps.map((name, i) => (
              <li key={name} {...(i === step && { 'aria-current': 'step' })} {...(i < step && { 'data-done': true })}>
                <b>{i + 1}</b>
                <span>{name}</span>
                {i < step && <Check size={20} />}
              </li>
            ))}
          </Steps>
          <Screen ref={screen}>
            <div role="status">
              <Heading as="h3" size="question">
                {step === 3 ? checkout.done : checkout.product}
              </Heading>
              {step === 3 && <Text size="small">{checkout.doneText(payment)}</Text>}
            </div>
            {step < 3 && (
              <Bill>
                <div>
                  <dt>{checkout.priceLabel}</dt>
                  <dd>{checkout.price}</dd>
                </div>
                <div>
                  <dt>{checkout.delivery}</dt>
                  <dd>{checkout.deliveryPrice}</dd>
                </div>
                <div>
                  <dt>{checkout.total}</dt>
                  <dd>{checkout.sum}</dd>
                </div>
              </Bill>
            )}
            <Choices>
              {step === 0 && <Button onClick={() => go(1)}>{checkout.buy}</Button>}
              {step === 1 &&
                checkout.payments.map((name) => (
                  <Button
                    key={name}
                    variant="outline"
                    size="small"
                    onClick={() => {
                      setPayment(name);
                      go(2);
                    }}
                  >
                    {name}
                  </Button>
                ))}
              {step === 2 && <Button onClick={() => go(3)}>{checkout.confirm(payment)}</Button>}
              {step === 3 && (
                <Button variant="outline" onClick={() => go(0)}>
                  {checkout.again}
                </Button>
              )}
            </Choices>
          </Screen>
        </Halves>
      </Panel>
    </OwnSection>
  );
}

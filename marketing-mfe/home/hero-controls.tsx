import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Button } from '@studio/ui';
import { ArrowRight } from '@studio/ui/icons';
import { belowDesktop, moving, phone, token, withoutScripts } from '@studio/ui/tokens';
import { PauseButton } from '../carousel/pause-button.tsx';
import { home } from '../content/home.ts';
import { SLIDE_MS } from './hero-clock.ts';

interface HeroControlsProps {
  readonly titles: readonly string[];
  readonly index: number;
  readonly isPlaying: boolean;
  readonly isPaused: boolean;
  readonly onPause: () => void;
  readonly onNext: () => void;
}

/** A pill; from 1024px on a plain row. On phones it leaves space for the floating link. */
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  box-sizing: border-box;
  width: fit-content;
  font-size: ${token('size-small')};
  ${belowDesktop} {
    min-height: 3.5rem;
    gap: 0.25rem;
    padding: 0.3125rem 0.3125rem 0.3125rem 1.375rem;
    border: 1px solid ${token('hairline')};
    border-radius: ${token('radius-full')};
    background: ${token('raised')};
    & > button {
      border-color: transparent;
    }
  }
  ${phone} {
    width: calc(100% - 4rem);
  }
  ${withoutScripts} {
    display: none;
  }
`;

const Count = styled.span`
  min-width: 2.5em;
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`;

const Bars = styled.span`
  display: flex;
  flex: 1 1 auto;
  min-width: 0;
  gap: 0.5rem;
  margin-inline-end: 0.75rem;
  ${belowDesktop} {
    gap: 0.25rem;
    margin-inline: 0.5rem;
  }
`;

const Bar = styled.span`
  flex: 0 1 auto;
  width: clamp(2.875rem, 6.25vw, 5.6rem);
  height: 2px;
  background: ${token('hairline-strong')};
  & > span {
    display: block;
    height: 100%;
    background: ${token('iris')};
  }
`;

const fill = keyframes`
  from { transform: scaleX(0); }
`;

const filling = (isPlaying: boolean) => css`
  ${moving} {
    transform-origin: left;
    animation: ${fill} ${SLIDE_MS}ms linear ${isPlaying ? 'running' : 'paused'};
  }
`;

/** The next slide's title. Screen readers skip it, since they read every slide. */
const NextTitle = styled.span`
  margin-inline-start: 0.75rem;
  padding: 0.25rem 0.75rem;
  border-radius: ${token('radius-full')};
  background: ${token('ground')};
  color: ${token('ink-2')};
  &::before {
    content: attr(data-title);
    content: attr(data-title) / '';
  }
  ${belowDesktop} {
    display: none;
  }
`;

/** On phones only screen readers get its name. */
const NextButton = styled(Button)`
  min-height: 2.75rem;
  ${belowDesktop} {
    background: ${token('wash')};
  }
  ${phone} {
    flex: none;
    width: 2.75rem;
    padding: 0;
    span > span {
      display: none;
    }
  }
`;

/** The hero's progress, a bar for each slide, and the buttons Pause and Next. */
export function HeroControls({ titles, index, isPlaying, isPaused, onPause, onNext }: HeroControlsProps) {
  return (
    <Row>
      <Count>
        {index + 1} / {titles.length}
      </Count>
      <Bars aria-hidden="true">
        {titles.map((title, i) => (
          <Bar key={title}>{i <= index && <span css={i === index && filling(isPlaying)} />}</Bar>
        ))}
      </Bars>
      <PauseButton isPaused={isPaused} onClick={onPause} />
      <NextButton variant="outline" size="small" aria-label={home.next} onClick={onNext}>
        <span>{home.next}</span>
        <ArrowRight size={18} strokeWidth={1.5} />
      </NextButton>
      <NextTitle data-title={titles[(index + 1) % titles.length]} />
    </Row>
  );
}

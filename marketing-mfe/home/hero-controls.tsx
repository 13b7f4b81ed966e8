import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Button } from '@studio/ui/button';
import { ArrowRight } from '@studio/ui/icons';
import { moving, phone } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
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

/** A plain row; on phones a pill. */
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  font-size: ${token('size-small')};
  ${phone} {
    gap: 0.25rem;
    padding: 0.25rem 0.25rem 0.25rem 1.125rem;
    border: 1px solid ${token('hairline')};
    border-radius: ${token('radius-full')};
    background: ${token('raised')};
    & > span:nth-of-type(2) {
      margin-inline: 0.75rem auto;
    }
  }
`;

const Count = styled.span`
  min-width: 2.5em;
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`;

const Bars = styled.span`
  display: flex;
  gap: 0.5rem;
  margin-inline-end: 0.75rem;
  ${phone} {
    gap: 0.25rem;
  }
`;

const Bar = styled.span`
  width: clamp(1.25rem, 6.25vw, 5.6rem);
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
  ${phone} {
    display: none;
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
          <Bar key={title}>{i === index && <span css={filling(isPlaying)} />}</Bar>
        ))}
      </Bars>
      <PauseButton isPaused={isPaused} onClick={onPause} />
      <Button variant="outline" size="small" css={{ minHeight: '2.75rem' }} onClick={onNext}>
        {home.next}
        <ArrowRight size={18} strokeWidth={1.5} />
      </Button>
      <NextTitle data-title={titles[(index + 1) % titles.length]} />
    </Row>
  );
}

import styled from '@emotion/styled';
import { RoundButton } from '@studio/ui/round-button';
import { token } from '@studio/ui/tokens';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type Project, portfolioSection } from '../content/portfolio.ts';
import { PauseButton } from './pause-button.tsx';
import type { Carousel } from './use-carousel.ts';

interface PortfolioControlsProps {
  readonly projects: readonly Project[];
  readonly carousel: Carousel;
  readonly isPaused: boolean;
  readonly onPause: () => void;
}

/** Keeps its place until it can be used. */
const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  margin-top: 2.5rem;
  &[data-live='false'] {
    visibility: hidden;
  }
`;

/** A line; what a finger can hit is higher. */
const Bullet = styled.button`
  display: grid;
  align-items: center;
  width: 1.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  &::before {
    height: 2px;
    border-radius: 2px;
    background: ${token('ink-3')};
    content: '';
  }
  &:hover::before {
    background: ${token('ink')};
  }
  &[aria-current='true'] {
    width: 2.75rem;
  }
  &[aria-current='true']::before {
    height: 4px;
    background: ${token('iris')};
  }
`;

/** Previous, a bullet for each project, next, and Pause. */
export function PortfolioControls({ projects, carousel, isPaused, onPause }: PortfolioControlsProps) {
  const { index, isLive, next, previous, goTo } = carousel;
  const words = portfolioSection;
  return (
    <Row data-live={isLive}>
      <RoundButton type="button" aria-label={words.previous} onClick={previous}>
        <ArrowLeft size={18} strokeWidth={1.5} />
      </RoundButton>
      {projects.map(({ id, title }, i) => (
        <Bullet
          key={id}
          type="button"
          aria-label={`${words.show} ${title}`}
          aria-current={i === index}
          onClick={() => goTo(i)}
        />
      ))}
      <RoundButton type="button" aria-label={words.next} onClick={next}>
        <ArrowRight size={18} strokeWidth={1.5} />
      </RoundButton>
      <PauseButton isPaused={isPaused} onClick={onPause} labels={words} />
    </Row>
  );
}

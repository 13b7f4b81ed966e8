import styled from '@emotion/styled';
import { Button } from '@studio/ui/button';
import { phone } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { ArrowRight } from 'lucide-react';
import { heroControls } from '../content/hero.ts';
import { HeroProgress } from './hero-progress.tsx';
import { PauseButton } from './pause-button.tsx';

interface HeroControlsProps {
  readonly slides: readonly { readonly id: number; readonly title: string }[];
  readonly index: number;
  readonly isPlaying: boolean;
  readonly isPaused: boolean;
  readonly onPause: () => void;
  readonly onNext: () => void;
}

/** A line; on phones one pill. */
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

/** Those who hear the page know the title already. */
const Coming = styled.span`
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

/** Where the hero is, Pause, and Next. */
export function HeroControls({ slides, index, isPlaying, isPaused, onPause, onNext }: HeroControlsProps) {
  const coming = slides[(index + 1) % slides.length];
  return (
    <Row>
      <Count>
        {index + 1} / {slides.length}
      </Count>
      <HeroProgress slides={slides} index={index} isPlaying={isPlaying} />
      <PauseButton isPaused={isPaused} onClick={onPause} labels={heroControls} />
      <Button variant="outline" size="small" css={{ minHeight: '2.75rem' }} onClick={onNext}>
        {heroControls.next}
        <ArrowRight size={18} strokeWidth={1.5} />
      </Button>
      <Coming data-title={coming?.title} />
    </Row>
  );
}

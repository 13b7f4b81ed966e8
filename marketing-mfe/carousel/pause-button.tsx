import styled from '@emotion/styled';
import { RoundButton } from '@studio/ui/round-button';
import { Pause, Play } from 'lucide-react';
import { shared } from '../content/shared.ts';

interface PauseButtonProps {
  readonly isPaused: boolean;
  readonly onClick: () => void;
  /** Added to the label, to name what is paused: ` the row of clients`. */
  readonly context?: string;
}

const Button = styled(RoundButton)`
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

/** Pauses and resumes autoplay. Hidden under reduced motion, where nothing plays. */
export function PauseButton({ isPaused, onClick, context = '' }: PauseButtonProps) {
  const Icon = isPaused ? Play : Pause;
  return (
    <Button type="button" aria-label={`${isPaused ? shared.play : shared.pause}${context}`} onClick={onClick}>
      <Icon size={18} strokeWidth={1.5} />
    </Button>
  );
}

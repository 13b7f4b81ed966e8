import { RoundButton } from '@studio/ui';
import { Pause, Play } from '@studio/ui/icons';
import { shared } from '../content/shared.ts';

interface PauseButtonProps {
  readonly isPaused: boolean;
  readonly onClick: () => void;
  /** Added to the label, to name what is paused: ` the row of clients`. */
  readonly context?: string;
}

/** Pauses and resumes autoplay. Hidden under reduced motion, where nothing plays. */
export function PauseButton({ isPaused, onClick, context = '' }: PauseButtonProps) {
  const Icon = isPaused ? Play : Pause;
  return (
    <RoundButton
      type="button"
      aria-label={`${isPaused ? shared.play : shared.pause}${context}`}
      onClick={onClick}
      css={{ '@media (prefers-reduced-motion: reduce)': { display: 'none' } }}
    >
      <Icon size={18} strokeWidth={1.5} />
    </RoundButton>
  );
}

import styled from '@emotion/styled';
import { RoundButton } from '@studio/ui/round-button';
import { Pause, Play } from 'lucide-react';

interface PauseButtonProps {
  readonly isPaused: boolean;
  readonly onClick: () => void;
  readonly labels: { readonly pause: string; readonly play: string };
  readonly className?: string;
}

/** Where the visitor wants no motion, there is nothing to pause. */
const Button = styled(RoundButton)`
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

/** Stops what plays by itself, and lets it go on. */
export function PauseButton({ isPaused, labels, ...rest }: PauseButtonProps) {
  const Icon = isPaused ? Play : Pause;
  return (
    <Button type="button" aria-label={isPaused ? labels.play : labels.pause} {...rest}>
      <Icon size={18} strokeWidth={1.5} />
    </Button>
  );
}

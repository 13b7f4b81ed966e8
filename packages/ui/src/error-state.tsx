import { inlineAction } from './inline-action.ts';
import { ListState } from './list-state.tsx';
import { token } from './tokens.ts';

interface ErrorStateProps {
  /** One sentence: what could not be done. */
  readonly text: string;
  /** What may help, mostly to try again. */
  readonly action?: { readonly label: string; readonly onAct: () => void };
}

/** Stands in the place of something that could not be had. */
export function ErrorState({ text, action }: ErrorStateProps) {
  return (
    <ListState role="alert">
      {text}
      {action && (
        <>
          {' '}
          <button type="button" onClick={action.onAct} css={[inlineAction, { color: token('error') }]}>
            {action.label}
          </button>
        </>
      )}
    </ListState>
  );
}

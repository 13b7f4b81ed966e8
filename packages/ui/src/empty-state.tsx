import { Link } from 'react-router-dom';
import { inlineAction } from './inline-action.ts';
import { ListState } from './list-state.tsx';
import { token } from './tokens.ts';

interface EmptyStateProps {
  /** One sentence. */
  readonly text: string;
  /** The way to something that is not empty. */
  readonly action?: { readonly label: string; readonly to: string };
}

/** Stands in the place of a list that has nothing in it. */
export function EmptyState({ text, action }: EmptyStateProps) {
  return (
    <ListState role="status">
      {text}
      {action && (
        <>
          {' '}
          <Link to={action.to} css={[inlineAction, { color: token('iris') }]}>
            {action.label}
          </Link>
        </>
      )}
    </ListState>
  );
}

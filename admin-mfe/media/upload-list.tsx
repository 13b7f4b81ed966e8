import styled from '@emotion/styled';
import { Check, CircleAlert, Cross, File } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { IconButton } from '../components/controls.tsx';
import { quiet, textButton } from '../components/styles.ts';
import { media } from '../content/media.ts';
import type { Upload } from './use-uploads.ts';

const Box = styled.section`
  position: relative;
  margin-bottom: 1.25rem;
  & > button {
    position: absolute;
    inset: 0 0 auto auto;
  }
  li {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr);
    gap: 0.125rem 0.75rem;
    padding: 0.75rem 3rem 0.75rem 0;
    border-top: 1px solid ${token('hairline')};
    overflow-wrap: anywhere;
  }
  li > svg {
    margin-top: 0.125rem;
    color: ${token('ink-2')};
  }
  [data-state='refused'] > svg,
  [data-state='lost'] > svg {
    color: ${token('error')};
  }
  [data-state='done'] > svg {
    color: ${token('good')};
  }
  strong {
    font-weight: 500;
  }
  li > p {
    grid-column: 2;
    ${quiet}
  }
  progress {
    grid-column: 2;
    width: 100%;
    height: 2px;
    border: 0;
    background: ${token('hairline')};
    appearance: none;
    &::-webkit-progress-bar {
      background: ${token('hairline')};
    }
    &::-webkit-progress-value {
      background: ${token('iris')};
    }
    &::-moz-progress-bar {
      background: ${token('iris')};
    }
  }
`;

interface UploadListProps {
  readonly uploads: readonly Upload[];
  readonly onRetry: (key: number) => void;
  readonly onClear: () => void;
}

/** Files that are being uploaded, and how those before them ended. */
export function UploadList({ uploads, onRetry, onClear }: UploadListProps) {
  const isOver = uploads.every(({ state }) => state !== 'sending' && state !== 'waiting');
  return (
    <Box aria-label={media.uploads}>
      <ul role="status" className="files">
        {uploads.map((upload) => (
          <UploadItem key={upload.key} upload={upload} onRetry={() => onRetry(upload.key)} />
        ))}
      </ul>
      {isOver && <IconButton icon={Cross} label={media.dismiss} size={18} onClick={onClear} />}
    </Box>
  );
}

const ICONS = { waiting: File, sending: File, done: Check, known: File, refused: CircleAlert, lost: CircleAlert };

function UploadItem({ upload, onRetry }: { readonly upload: Upload; readonly onRetry: () => void }) {
  const { file, state, loaded, reason } = upload;
  const Icon = ICONS[state];
  return (
    <li data-state={state}>
      <Icon size={20} strokeWidth={1.5} />
      <strong>{state === 'sending' || state === 'waiting' ? file.name : media[state](file.name)}</strong>
      {state === 'waiting' && <p>{media.waiting}</p>}
      {state === 'sending' && (
        <>
          <p>{loaded < file.size ? media.uploading(loaded, file.size) : media.converting}</p>
          <progress aria-label={file.name} max={file.size} value={loaded} />
        </>
      )}
      {state === 'known' && <p>{media.knownHint}</p>}
      {state === 'refused' && <p>{reason}</p>}
      {state === 'lost' && (
        <p>
          {reason ?? media.lostHint}{' '}
          <button type="button" css={textButton} onClick={onRetry}>
            {media.retry}
          </button>
        </p>
      )}
    </li>
  );
}

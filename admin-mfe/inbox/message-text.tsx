import { css } from '@emotion/react';
import { token } from '@studio/ui/tokens';
import { useId, useState } from 'react';
import { inbox } from '../content/inbox.ts';
import { previewOf } from './preview.ts';

interface MessageTextProps {
  readonly text: string;
}

const more = css`
  min-height: 2.75rem;
  margin-block-end: -0.75rem;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${token('iris')};
  font-weight: 500;
  cursor: pointer;
  &:hover {
    color: ${token('iris-hover')};
    text-decoration: underline;
  }
`;

/** A message as it was written, line by line. A long one shows its beginning first. */
export function MessageText({ text }: MessageTextProps) {
  const id = useId();
  const [whole, setWhole] = useState(false);
  const preview = previewOf(text);
  const isLong = preview !== text;
  return (
    <>
      <p id={id} css={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '38em' }}>
        {whole ? text : preview}
      </p>
      {isLong && (
        <button type="button" aria-expanded={whole} aria-controls={id} onClick={() => setWhole(!whole)} css={more}>
          {whole ? inbox.showLess : inbox.showAll}
        </button>
      )}
    </>
  );
}

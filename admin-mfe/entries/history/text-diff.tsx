import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { diffWords } from './diff.ts';

const Text = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ins {
    border-bottom: 1.5px solid ${token('good')};
    background: ${token('good-wash')};
    text-decoration: none;
  }
  del {
    background: ${token('error-wash')};
    color: ${token('error')};
  }
`;

interface TextDiffProps {
  readonly before: string;
  readonly after: string;
  /** Leaves out what was removed. */
  readonly addedOnly?: boolean;
}

/** Renders a text with what was added and removed. */
export function TextDiff({ before, after, addedOnly = false }: TextDiffProps) {
  return (
    <Text>
      {diffWords(before, after).map(({ kind, text }, i) => {
        if (kind === 'removed' && addedOnly) return null;
        const Piece = { same: 'span', added: 'ins', removed: 'del' }[kind] as 'ins';
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
        return <Piece key={i}>{text}</Piece>;
      })}
    </Text>
  );
}

import styled from '@emotion/styled';
import type { ReleaseChanges } from '@studio/client/releases';
import { Text, VisuallyHidden } from '@studio/ui';
import { token } from '@studio/ui/tokens';
import { Failure } from '../components/states.tsx';
import { releasesPage as texts } from '../content/releases.ts';
import { hasStatus } from '../request/request.ts';
import { useTextChanges } from './release-requests.ts';

const Pages = styled.ul`
  display: grid;
  gap: 0.75rem;
  margin-top: 0.5rem;
  && li {
    display: block;
    padding: 0;
    border: 0;
  }
  .path {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  ul {
    margin-top: 0.25rem;
  }
  :is(ins, del) {
    display: block;
    padding: 0.125rem 0.5rem;
    border-inline-start: 2px solid currentColor;
    overflow-wrap: anywhere;
  }
  ins {
    color: ${token('good')};
    text-decoration: none;
  }
  del {
    color: ${token('error')};
  }
`;

/** What an entry of the log changed in words. */
export default function TextChanges({ seq }: { readonly seq: number }) {
  const { data, error, refetch } = useTextChanges(seq);
  if (data) return <Changes changes={data} />;
  if (!error) return <p role="status">{texts.comparing}</p>;
  return hasStatus(error, 404) ? (
    <Text size="small">{texts.notComparable}</Text>
  ) : (
    <Failure text={texts.notCompared} onRetry={refetch} inset={false} />
  );
}

function Changes({ changes: { before, pages, isComplete } }: { readonly changes: ReleaseChanges }) {
  return (
    <>
      <Text size="small">
        <span>{before === null ? texts.firstVersion : texts.changedPages(pages.length, before)}</span>
        {!isComplete && <span>{` ${texts.notAllCompared}`}</span>}
      </Text>
      <Pages>
        {pages.map(({ path, added, removed, more }) => (
          <li key={path}>
            <span className="path" translate="no">
              {path}
            </span>
            <ul className="lines">
              <Lines lines={removed} kind="removed" />
              <Lines lines={added} kind="added" />
            </ul>
            {more > 0 && <Text size="small">{texts.moreLines(more)}</Text>}
          </li>
        ))}
      </Pages>
    </>
  );
}

interface LinesProps {
  readonly lines: readonly string[];
  readonly kind: 'added' | 'removed';
}

function Lines({ lines, kind }: LinesProps) {
  const Line = kind === 'added' ? 'ins' : 'del';
  return lines.map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and their order does not change
    <li key={i}>
      <Line>
        <VisuallyHidden>{texts[kind]}</VisuallyHidden> <span>{line}</span>
      </Line>
    </li>
  ));
}

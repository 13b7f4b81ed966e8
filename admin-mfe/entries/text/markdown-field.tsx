import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { createStored } from '../../components/hooks.ts';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { textButton } from '../../components/styles.ts';
import { textTexts } from '../../content/entries.ts';
import type { RichTextProps } from './rich-text.tsx';

const RichText = lazyComponent<RichTextProps>(
  'rich-text',
  () => import(/* webpackChunkName: "rich-text" */ './rich-text.tsx'),
);

/** Whether texts are edited as Markdown, in this browser. */
const [useSource, setSource] = createStored({
  storage: () => localStorage,
  key: 'admin-markdown',
  parse: (text) => text === 'source',
  format: (isSource) => (isSource ? 'source' : null),
});

const Box = styled.div`
  position: relative;
  /* While the editor is loading, too. */
  min-height: 21rem;
  border: 1px solid ${token('edge')};
  border-radius: ${token('radius-field')};
  background: ${token('raised')};
  &:focus-within {
    border-color: ${token('iris')};
    outline: 4px solid color-mix(in oklch, ${token('iris')} 24%, transparent);
  }
  &[data-invalid] {
    border-color: ${token('error')};
  }
  & > textarea {
    display: block;
    width: 100%;
    min-height: 24rem;
    padding: 1rem 1.25rem;
    border: 0;
    border-radius: inherit;
    outline: none;
    background: none;
    color: inherit;
    font: 400 1rem/1.65 ui-monospace, monospace;
    resize: vertical;
    field-sizing: content;
  }
`;

/** Renders a text in Markdown, as it looks or as its source. */
export function MarkdownField(props: RichTextProps) {
  const { id, label, describedBy, isInvalid, value, onChange } = props;
  const isSource = useSource();
  return (
    <>
      <Box data-invalid={isInvalid || undefined}>
        {isSource ? (
          <textarea
            id={id}
            aria-label={label}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            dir="auto"
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        ) : (
          <RichText {...props} />
        )}
      </Box>
      <button
        type="button"
        aria-pressed={isSource}
        css={[textButton, { fontSize: '0.875rem' }]}
        onClick={() => setSource(!isSource)}
      >
        {textTexts.source}
      </button>
    </>
  );
}

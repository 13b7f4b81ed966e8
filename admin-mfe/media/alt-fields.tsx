import { TextArea } from '@studio/ui';
import { token } from '@studio/ui/tokens';
import { quiet } from '../components/styles.ts';
import { picturePane } from '../content/media.ts';

interface AltFieldsProps {
  readonly label: string;
  /** The text as it is typed. Null: missing. */
  readonly alt: string | null;
  readonly onChange: (alt: string | null) => void;
  /** Called when the text was typed, or the choice was made. */
  readonly onDone?: (alt: string | null) => void;
}

/** The alternative text of a picture, or the choice that it only decorates. */
export function AltFields({ label, alt, onChange, onDone }: AltFieldsProps) {
  const isDecorative = alt === '';
  return (
    <div css={{ display: 'grid', gap: '0.5rem' }}>
      <TextArea
        label={label}
        rows={2}
        maxLength={500}
        value={alt ?? ''}
        disabled={isDecorative}
        // An empty text is missing: that a picture only decorates is a choice.
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
        onBlur={() => onDone?.(alt)}
      />
      <p css={quiet}>{picturePane.altHint}</p>
      <label css={{ display: 'flex', alignItems: 'center', gap: '0.75rem', minHeight: '2.75rem' }}>
        <input
          type="checkbox"
          checked={isDecorative}
          css={{ width: '1.25rem', height: '1.25rem', accentColor: token('iris') }}
          onChange={({ target }) => {
            const changed = target.checked ? '' : null;
            onChange(changed);
            onDone?.(changed);
          }}
        />
        {picturePane.decorates}
      </label>
    </div>
  );
}

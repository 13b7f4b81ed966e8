import { css } from '@emotion/react';
import { CircleAlert } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { type ReactNode, useRef } from 'react';
import { Select, SmallButton } from '../components/controls.tsx';
import { Upload } from '../components/icons.tsx';
import { row, smallButton } from '../components/styles.ts';
import { media } from '../content/media.ts';
import { SearchField } from '../inbox/toolbar/search-field.tsx';
import { ForWriters } from '../request/session.ts';
import type { LibraryView } from './media-requests.ts';

const toggle = css`
  svg {
    color: ${token('error')};
  }
  &[aria-pressed='true'] {
    border-color: ${token('iris')};
    background: ${token('iris-wash')};
  }
`;

interface LibraryToolsProps {
  readonly view: LibraryView;
  readonly onView: (view: LibraryView) => void;
  readonly label: string;
  /** Number of pictures without alternative text. Without it there is no button for them. */
  readonly undescribed?: number | undefined;
  readonly isPicker?: boolean;
  readonly onFiles: (files: Iterable<File>) => void;
}

/** Search and filters of the library, and the button that uploads pictures. */
export function LibraryTools({ view, onView, label, undescribed, isPicker = false, onFiles }: LibraryToolsProps) {
  return (
    <div css={[row, { width: '100%' }]}>
      <SearchField
        label={label}
        words={view.search}
        onSearch={(search) => onView({ ...view, search })}
        isFocused={isPicker}
      />
      <Select
        aria-label={media.kind}
        value={view.kind}
        options={[['', media.anyKind], ...Object.entries(media.kinds)]}
        onChange={(kind) => onView({ ...view, kind })}
      />
      {(view.isUndescribed || (undescribed !== undefined && undescribed > 0)) && (
        <SmallButton
          css={[smallButton, toggle]}
          aria-pressed={view.isUndescribed}
          onClick={() => onView({ ...view, isUndescribed: !view.isUndescribed })}
        >
          <CircleAlert size={18} />
          {media.undescribed} <span css={{ color: token('ink-2') }}>{undescribed}</span>
        </SmallButton>
      )}
      <ForWriters>
        <span css={{ marginInlineStart: 'auto' }}>
          <FileButton variant="primary" isMultiple onFiles={onFiles}>
            {media.upload}
          </FileButton>
        </span>
      </ForWriters>
    </div>
  );
}

interface FileButtonProps {
  readonly variant?: 'primary';
  readonly isMultiple?: boolean;
  readonly onFiles: (files: Iterable<File>) => void;
  readonly children: ReactNode;
}

/** A button that opens the browser's dialog for files. */
export function FileButton({ variant, isMultiple = false, onFiles, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <SmallButton {...(variant && { variant })} onClick={() => input.current?.click()}>
        <Upload size={18} />
        {children}
      </SmallButton>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple={isMultiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}

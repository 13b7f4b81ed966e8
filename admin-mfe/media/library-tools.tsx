import styled from '@emotion/styled';
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

const Toggle = styled.button`
  ${smallButton}
  ${row}
  border: 1px solid ${token('hairline-strong')};
  border-radius: ${token('radius-full')};
  background: transparent;
  color: ${token('ink')};
  cursor: pointer;
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
  /** Label of the search field. */
  readonly label: string;
  /** Number of pictures without alternative text. Without it there is no button for them. */
  readonly undescribed?: number | undefined;
  /** Whether it stands in the dialog that picks a picture. */
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
        onChange={({ target }) => onView({ ...view, kind: target.value })}
      >
        <option value="">{media.anyKind}</option>
        {Object.entries(media.kinds).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </Select>
      {(view.isUndescribed || (undescribed !== undefined && undescribed > 0)) && (
        <Toggle
          type="button"
          aria-pressed={view.isUndescribed}
          onClick={() => onView({ ...view, isUndescribed: !view.isUndescribed })}
        >
          <CircleAlert size={18} />
          {media.undescribed} <span css={{ color: token('ink-2') }}>{undescribed}</span>
        </Toggle>
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

import styled from '@emotion/styled';
import { CircleAlert, Search } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Select, SmallButton } from '../components/controls.tsx';
import { Upload } from '../components/icons.tsx';
import { row, smallButton, smallControl } from '../components/styles.ts';
import { media } from '../content/media.ts';
import { ForWriters } from '../request/session.ts';
import type { LibraryView } from './media-requests.ts';

/** Time after the last key before the search starts. */
const SEARCH_DELAY_MS = 250;

const SearchBox = styled.span`
  position: relative;
  flex: 1 1 12rem;
  max-width: 21rem;
  & > input {
    ${smallControl}
    width: 100%;
    padding-inline-start: 2.5rem;
  }
  & > svg {
    position: absolute;
    inset: 0.8125rem auto auto 0.875rem;
    color: ${token('ink-3')};
    pointer-events: none;
  }
`;

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
  readonly searchField?: Ref<HTMLInputElement>;
  readonly onFiles: (files: Iterable<File>) => void;
}

/** Search and filters of the library, and the button that uploads pictures. */
export function LibraryTools({ view, onView, label, undescribed, searchField, onFiles }: LibraryToolsProps) {
  const [text, setText] = useState(view.search);
  const search = useEffectEvent(() => {
    if (text !== view.search) onView({ ...view, search: text });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the time anew
  useEffect(() => {
    const timer = setTimeout(search, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div css={[row, { width: '100%' }]}>
      <SearchBox>
        <Search size={18} strokeWidth={1.5} />
        <input
          ref={searchField}
          type="search"
          aria-label={label}
          placeholder={label}
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </SearchBox>
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

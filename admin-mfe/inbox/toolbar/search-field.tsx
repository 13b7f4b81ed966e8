import styled from '@emotion/styled';
import { Cross, Search } from '@studio/ui/icons';
import { phone, token } from '@studio/ui/tokens';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '../../components/controls.tsx';
import { smallControl } from '../../components/styles.ts';
import { filters } from '../../content/inbox.ts';

/** Time after the last key before the search starts. */
export const SEARCH_DELAY_MS = 250;

interface SearchFieldProps {
  readonly label: string;
  readonly words: string;
  readonly onSearch: (words: string) => void;
  readonly isFocused?: boolean;
}

const Box = styled.span`
  position: relative;
  flex: 1 1 8rem;
  max-width: 22rem;
  & > input {
    ${smallControl}
    width: 100%;
    padding-inline: 2.5rem 0.5rem;
  }
  & > input:not(:placeholder-shown) {
    padding-inline-end: 2.75rem;
  }
  /* Hides the browser's own button. */
  & > input::-webkit-search-cancel-button {
    appearance: none;
  }
  & > button {
    position: absolute;
    inset: 0 0 auto auto;
    &:hover {
      background: none !important;
    }
  }
  ${phone} {
    max-width: none;
  }
  & > svg {
    position: absolute;
    inset: 0.8125rem auto auto 0.875rem;
    color: ${token('ink-3')};
    pointer-events: none;
  }
`;

/** Renders the search field, which searches shortly after the last key. */
export function SearchField({ label, words, onSearch, isFocused = false }: SearchFieldProps) {
  const [text, setText] = useState(words);
  const searched = useRef(words);
  const field = useRef<HTMLInputElement>(null);
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);

  useEffect(() => {
    if (words !== searched.current) setText(words);
    searched.current = words;
  }, [words]);

  useEffect(() => {
    if (text === searched.current) return;
    const timer = setTimeout(() => {
      searched.current = text;
      search(text);
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Box>
      <Search size={18} strokeWidth={1.5} />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text !== '' && (
        <IconButton
          icon={Cross}
          label={filters.clearSearch}
          size={16}
          onClick={() => {
            setText('');
            field.current?.focus();
          }}
        />
      )}
    </Box>
  );
}

import styled from '@emotion/styled';
import { Search } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { filters } from '../../content/inbox.ts';
import { smallControl } from '../../layout/styles.ts';

/** Time after the last key before the search starts. */
export const SEARCH_DELAY_MS = 250;

interface SearchFieldProps {
  /** The current search words. */
  readonly words: string;
  readonly onSearch: (words: string) => void;
}

const Frame = styled.label`
  position: relative;
  flex: 1 1 14rem;
  max-width: 22rem;
  & > svg {
    position: absolute;
    inset: 0.8125rem auto auto 0.875rem;
    color: ${token('ink-3')};
    pointer-events: none;
  }
`;

/** The search field. Searches shortly after the last key. */
export function SearchField({ words, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(words);
  const searched = useRef(words);
  const latestOnSearch = useRef(onSearch);
  latestOnSearch.current = onSearch;

  useEffect(() => {
    if (words !== searched.current) setText(words);
    searched.current = words;
  }, [words]);

  useEffect(() => {
    if (text === searched.current) return;
    const timer = setTimeout(() => {
      searched.current = text;
      latestOnSearch.current(text);
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Frame>
      <Search size={18} strokeWidth={1.5} />
      <input
        type="search"
        aria-label={filters.search}
        placeholder={filters.search}
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
        css={[smallControl, { width: '100%', paddingInlineStart: '2.5rem' }]}
      />
    </Frame>
  );
}

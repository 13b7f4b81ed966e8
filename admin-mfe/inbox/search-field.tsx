import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { filters } from '../content/inbox.ts';
import { smallControl } from './small-control.ts';

/** How long the search waits for the next letter, in milliseconds. */
export const TYPING = 250;

interface SearchFieldProps {
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

/** The words that are searched for. They are in the address soon after they are written. */
export function SearchField({ words, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(words);
  const asked = useRef(words);
  const latest = useRef(onSearch);
  latest.current = onSearch;

  useEffect(() => {
    if (words !== asked.current) setText(words);
    asked.current = words;
  }, [words]);

  useEffect(() => {
    if (text === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = text;
      latest.current(text);
    }, TYPING);
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

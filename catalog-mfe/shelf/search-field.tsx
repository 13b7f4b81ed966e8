import styled from '@emotion/styled';
import { VisuallyHidden } from '@studio/ui';
import { from, token } from '@studio/ui/tokens';
import { sellPage } from '../content/listings.ts';

interface SearchFieldProps {
  readonly text: string;
  /** Examples of a search text. */
  readonly hint: string;
  readonly onChange: (text: string) => void;
}

/** Hidden without scripts, because only scripts can search. */
const Label = styled.label`
  display: block;
  flex: 1 0 100%;
  min-width: 10rem;
  ${from.small} {
    flex: 1 1 10rem;
    max-width: 16rem;
  }
  ${from.desktop} {
    flex: none;
    width: 18rem;
    max-width: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Input = styled.input`
  display: block;
  width: 100%;
  min-height: 2.75rem;
  padding: 0.375rem 1rem;
  border: 1px solid ${token('edge')};
  border-radius: ${token('radius-full')};
  background: ${token('raised')};
  color: ${token('ink')};
  font-size: 1rem;
  text-overflow: ellipsis;
  &::placeholder {
    color: ${token('ink-3')};
    opacity: 1;
  }
  &:hover {
    border-color: ${token('ink-2')};
  }
`;

/** The field for the search text. The cards change with each key press. */
export function SearchField({ text, hint, onChange }: SearchFieldProps) {
  const { search } = sellPage;
  return (
    <search css={{ display: 'contents' }}>
      <Label>
        <VisuallyHidden>{search}</VisuallyHidden>
        <Input
          type="search"
          dir="auto"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={80}
          placeholder={`${search}: ${hint}`}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Label>
    </search>
  );
}

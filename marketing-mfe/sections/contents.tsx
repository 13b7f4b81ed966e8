import styled from '@emotion/styled';
import { from } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { type } from '@studio/ui/typography';
import { useCurrentPart } from './use-current-part.ts';

interface ContentsProps {
  readonly label: string;
  readonly parts: readonly { readonly id: string; readonly title: string }[];
}

const List = styled.ol`
  display: none;
  ${from.desktop} {
    display: block;
    margin-top: 2rem;
    border-bottom: 1px solid ${token('hairline')};
  }
  & > li {
    border-top: 1px solid ${token('hairline')};
  }
  a {
    display: flex;
    align-items: center;
    min-height: 2.875rem;
    padding-block: 0.5rem;
    ${type('small')}
    color: ${token('ink-2')};
    text-decoration: none;
    &:hover,
    &[aria-current] {
      color: ${token('iris')};
    }
  }
`;

/** The parts of a long text; the one being read is marked. Left out where it could not stand beside the text. */
export function Contents({ label, parts }: ContentsProps) {
  const current = useCurrentPart(parts);
  return (
    <nav aria-label={label}>
      <List>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} {...(id === current && { 'aria-current': 'true' as const })}>
              {title}
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}

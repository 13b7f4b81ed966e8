import styled from '@emotion/styled';
import { ChevronDown } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { filters } from '../../content/inbox.ts';
import { smallControl } from '../../layout/styles.ts';
import { exportHref } from '../message-requests.ts';
import { filterOf, type View } from '../view.ts';

interface ExportMenuProps {
  readonly view: View;
}

const Menu = styled.details`
  position: relative;
  & > summary {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    list-style: none;
    cursor: pointer;
  }
  & > ul {
    position: absolute;
    z-index: 10;
    inset: calc(100% + 0.25rem) auto auto 0;
    min-width: 10rem;
    margin: 0;
    padding: 0.375rem;
    border: 1px solid ${token('hairline')};
    border-radius: ${token('radius-field')};
    background: ${token('raised')};
    box-shadow: 0 24px 56px -28px ${token('shadow')};
  }
  a {
    display: block;
    padding: 0.625rem 0.75rem;
    border-radius: 8px;
    text-decoration: none;
    &:hover {
      background: ${token('iris-wash')};
      color: ${token('iris')};
    }
  }
`;

/** Downloads all messages that match the filters, on every page. */
export function ExportMenu({ view }: ExportMenuProps) {
  const filter = filterOf(view, new Date());
  return (
    <Menu>
      <summary css={smallControl}>
        {filters.export}
        <ChevronDown size={16} strokeWidth={1.5} />
      </summary>
      <ul className="exports">
        {(['csv', 'json'] as const).map((format) => (
          <li key={format}>
            <a href={exportHref(format, filter)} download>
              {filters[format]}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

import { css } from '@emotion/react';
import { ChevronDown } from '@studio/ui/icons';
import { from } from '@studio/ui/tokens';
import { PopupMenu } from '../../components/controls.tsx';
import { Download } from '../../components/icons.tsx';
import { smallControl } from '../../components/styles.ts';
import { filters } from '../../content/inbox.ts';
import { exportHref } from '../message-queries.ts';
import { filterOf, type View } from '../view.ts';

interface ExportsProps {
  readonly view: View;
}

/** A control with a word, or with an icon below 1024px. */
const opener = css`
  ${smallControl}
  display: flex;
  align-items: center;
  gap: 0.5rem;
  & > svg:first-of-type {
    display: none;
  }
  @media (max-width: 63.99rem) {
    justify-content: center;
    gap: 0;
    width: 2.75rem;
    padding: 0;
    border-radius: 50%;
    font-size: 0;
    & > svg:first-of-type {
      display: block;
    }
    & > svg:last-of-type {
      display: none;
    }
  }
  ${from.desktop} {
    font-size: 1rem;
  }
`;

/** Downloads all messages that match the filters, on every page. */
export function ExportMenu({ view }: ExportsProps) {
  return (
    <PopupMenu
      css={opener}
      label={
        <>
          <Download size={18} />
          {filters.export}
          <ChevronDown size={16} strokeWidth={1.5} />
        </>
      }
    >
      <ExportLinks view={view} />
    </PopupMenu>
  );
}

/** The list items of the menu. */
export function ExportLinks({ view }: ExportsProps) {
  const filter = filterOf(view, new Date());
  return (['csv', 'json'] as const).map((format) => (
    <li key={format}>
      <a href={exportHref(format, filter)} download>
        {filters[format]}
      </a>
    </li>
  ));
}

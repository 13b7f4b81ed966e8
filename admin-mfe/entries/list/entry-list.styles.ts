import { css } from '@emotion/react';
import { from, phone, token } from '@studio/ui/tokens';
import { PAGE_MARGIN, rowLink } from '../../components/styles.ts';

/** The width from which the columns of a collection fit between title and time. */
const ROOMY = '@media (min-width: 80rem)';

/**
 * A table of rows of 52px; on phones of blocks of 92px: picture, title in two lines, status and time. `--columns` are the widths of the
 * collection's own columns.
 */
export const table = css`
  display: block;
  width: 100%;
  color: ${token('ink-2')};
  font-size: 0.9375rem;
  tr {
    position: relative;
    display: grid;
    align-items: center;
    padding-inline: ${PAGE_MARGIN};
    border-bottom: 1px solid ${token('hairline')};
  }
  th,
  td {
    min-width: 0;
    padding: 0;
    font-weight: 400;
    text-align: start;
  }
  thead,
  tbody {
    position: relative;
    display: block;
  }
  tbody tr {
    background: ${token('ground')};
  }
  tbody tr:hover,
  tbody tr:focus-within {
    background: ${token('wash')};
  }
  tbody tr[data-selected] {
    background: ${token('iris-wash')};
  }
  tbody tr[data-lifted] {
    z-index: 3;
    border: 1px solid ${token('iris')};
    border-radius: ${token('radius-field')};
    background: ${token('raised')};
    box-shadow: 0 16px 32px -16px ${token('shadow')};
  }
  .open {
    ${rowLink}
    color: ${token('ink')};
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  .place {
    color: ${token('ink-3')};
    font-variant-numeric: tabular-nums;
  }
  .own {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .updated {
    font-size: 0.875rem;
    text-align: end;
    white-space: nowrap;
  }
  .actions,
  .switch {
    position: relative;
    z-index: 1;
  }
  .actions:has([open]) {
    z-index: 4;
  }
  /* A line with a dot says where the lifted row lands. */
  tbody[data-landing]::before,
  tbody[data-landing]::after {
    position: absolute;
    z-index: 4;
    top: var(--landing);
    inset-inline: 0;
    height: 2px;
    background: ${token('iris')};
    content: '';
  }
  tbody[data-landing]::before {
    inset-inline: 1rem auto;
    width: 8px;
    height: 8px;
    margin-top: -3px;
    border-radius: 50%;
  }
  ${phone} {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tbody tr {
      grid-template: 'lead picture title title actions' auto 'lead picture status updated actions' auto / auto auto minmax(0, 1fr) auto 2.75rem;
      column-gap: 0.75rem;
      row-gap: 0.25rem;
      align-content: center;
      min-height: 5.75rem;
      padding-inline-end: 0.375rem;
    }
    .lead {
      grid-area: lead;
    }
    .lead:has(> input),
    .today {
      display: none;
    }
    .picture {
      grid-area: picture;
      scale: 1.25;
      margin-inline: 0.375rem 0.25rem;
    }
    .title {
      grid-area: title;
      line-height: 1.3;
      .open {
        display: -webkit-box;
        overflow: hidden;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
    }
    .state {
      grid-area: status;
      overflow: hidden;
      font-size: 0.875rem;
    }
    .state .at,
    .own {
      display: none;
    }
    .updated {
      grid-area: updated;
    }
    .actions {
      grid-area: actions;
    }
  }
  ${from.tablet} {
    tr {
      grid-template-columns: 3rem var(--picture-column,) minmax(0, 1fr) 11.5rem 6.5rem 2.75rem;
      min-height: 3.25rem;
    }
    thead tr {
      min-height: 2.8125rem;
      font-size: 0.875rem;
    }
    .own {
      display: none;
    }
    .title {
      padding-block: 0.625rem;
      padding-inline-end: 1rem;
    }
  }
  ${ROOMY} {
    tr {
      grid-template-columns:
        3rem var(--picture-column,) minmax(0, 1fr) 12.5rem
        var(--columns,) 6.5rem 2.75rem;
    }
    .own {
      display: block;
      padding-inline-end: 1rem;
    }
  }
`;

/** The handle of a row that can be moved. */
export const handle = css`
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  width: 2.75rem;
  height: 2.75rem;
  margin-inline-start: -0.75rem;
  padding: 0 0 0 0.75rem;
  border: 0;
  border-radius: ${token('radius-full')};
  background: none;
  color: ${token('ink-2')};
  cursor: grab;
  touch-action: none;
  &[aria-pressed='true'] {
    color: ${token('iris')};
    cursor: grabbing;
  }
`;

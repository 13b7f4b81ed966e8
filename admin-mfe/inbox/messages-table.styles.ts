import { css } from '@emotion/react';
import { from } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { type } from '@studio/ui/typography';
import { PAGE_MARGIN } from '../frame/page-margin.ts';

/** From here most addresses and names have their one line. */
const WIDE = '@media (min-width: 80rem)';

/** Columns from 1024px; below that a message is a block, and the head is for those who hear it. */
export const table = css`
  ${type('small')}
  width: 100%;
  border-collapse: collapse;
  border-top: 1px solid ${token('hairline')};
  tr {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.25rem 1rem;
    padding: 1.125rem ${PAGE_MARGIN};
    border-bottom: 1px solid ${token('hairline')};
  }
  tbody tr:hover {
    background: ${token('wash')};
  }
  th,
  td {
    padding: 0;
    font-weight: 400;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  tbody .name {
    color: ${token('ink')};
    font-weight: 600;
  }
  .email,
  .subject,
  .message {
    grid-column: 1 / -1;
  }
  .email a {
    display: inline-block;
    margin-block: -0.75rem;
    padding-block: 0.75rem;
  }
  .email a:hover {
    color: ${token('iris')};
  }
  tbody .subject {
    color: ${token('ink')};
  }
  .message {
    color: ${token('ink-2')};
  }
  .none,
  tbody .date {
    color: ${token('ink-3')};
  }
  .date {
    grid-area: 1 / 2;
    white-space: nowrap;
  }
  thead {
    position: absolute;
    clip-path: inset(50%);
  }
  ${from.desktop} {
    thead {
      position: static;
      clip-path: none;
      color: ${token('ink-2')};
    }
    tr {
      display: table-row;
    }
    th,
    td {
      padding: 1rem 1.25rem 1rem 0;
    }
    thead th {
      padding-block: 0.625rem;
    }
    .name {
      min-width: 8.5rem;
      padding-inline-start: ${PAGE_MARGIN};
    }
    .email {
      min-width: 12rem;
    }
    .subject {
      min-width: 7.5rem;
    }
    .message {
      width: 45%;
    }
    .date {
      width: 8.5rem;
      min-width: 8.5rem;
      text-wrap: balance;
      white-space: normal;
      padding-inline-end: ${PAGE_MARGIN};
      text-align: end;
    }
  }
  ${WIDE} {
    .name {
      min-width: 10.5rem;
    }
    .email {
      min-width: 15rem;
    }
  }
`;

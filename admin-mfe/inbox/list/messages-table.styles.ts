import { css } from '@emotion/react';
import { from } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { type } from '@studio/ui/typography';
import { PAGE_MARGIN, unreadDot } from '../../layout/styles.ts';
import { checkbox } from './checkbox.ts';

/** The width from which the addresses fit beside an open message. */
const WIDE = '@media (min-width: 96rem)';

/** A table from 1024px. Below, a message is a block of three lines, and most of the head is visible to screen readers only. */
export const table = css`
  ${type('small')}
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  tr {
    position: relative;
    display: grid;
    grid-template-columns: 2.75rem minmax(0, 1fr) auto;
    gap: 0 0.5rem;
    padding: 0.5rem ${PAGE_MARGIN} 0.75rem 0.5rem;
    border-bottom: 1px solid ${token('hairline')};
  }
  tbody tr:hover {
    background: ${token('wash')};
  }
  tbody tr[data-selected],
  tbody tr[data-open] {
    background: ${token('iris-wash')};
  }
  tbody tr[data-open] {
    box-shadow: inset 3px 0 0 ${token('iris')};
  }
  th,
  td {
    min-width: 0;
    padding: 0;
    overflow: hidden;
    color: ${token('ink-2')};
    font-weight: 400;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .select {
    grid-row: 1 / span 3;
    overflow: visible;
  }
  .select input {
    position: relative;
    z-index: 1;
    display: block;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0.8125rem;
    cursor: pointer;
    ${checkbox}
  }
  tbody .name {
    align-self: center;
    font-weight: 500;
  }
  tbody :is(.name, .subject) {
    color: ${token('ink')};
  }
  tr[data-state='new'] .subject {
    font-weight: 500;
  }
  tr[data-state='new'] .name::before {
    ${unreadDot}
    margin-inline-end: 0.5rem;
    content: '';
  }
  .open {
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:focus-visible {
      outline: none;
      &::after {
        outline: 2px solid ${token('iris')};
        outline-offset: -3px;
      }
    }
  }
  .email {
    position: absolute;
    clip-path: inset(50%);
  }
  .subject,
  .message {
    grid-column: 2 / -1;
  }
  .none,
  tbody .date {
    color: ${token('ink-3')};
  }
  tbody :is([data-selected], [data-open]) .date {
    color: ${token('ink-2')};
  }
  .date {
    grid-area: 1 / 3;
    align-self: center;
  }
  thead tr {
    padding-block: 0;
    align-items: center;
  }
  thead .select {
    grid-row: 1;
  }
  thead :is(.name, .email, .subject, .message) {
    position: absolute;
    clip-path: inset(50%);
  }
  ${from.desktop} {
    tr {
      display: table-row;
    }
    th,
    td,
    .email,
    thead :is(.name, .email, .subject, .message) {
      position: static;
      clip-path: none;
      padding: 0.8125rem 1rem 0.8125rem 0;
      line-height: 1.25rem;
    }
    thead th {
      padding-block: 0.625rem;
    }
    th.select,
    td.select {
      width: calc(1.125rem + 2rem);
      padding: 0 0 0 1rem;
      vertical-align: middle;
    }
    .select input {
      margin: 0.8125rem 0;
    }
    .name {
      width: 18%;
    }
    .email {
      width: 22%;
    }
    .subject {
      width: 18%;
    }
    .date {
      width: 9rem;
      padding-inline-end: ${PAGE_MARGIN} !important;
      text-align: end;
    }
    [data-beside] & .email {
      display: none;
    }
    ${WIDE} {
      [data-beside] & .email {
        display: table-cell;
      }
    }
  }
`;

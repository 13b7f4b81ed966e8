import { css } from '@emotion/react';
import { from, phone, token, type } from '@studio/ui/tokens';
import { PAGE_MARGIN, rowLink, unreadDot, WIDEST } from '../../components/styles.ts';

/** The widths at which short columns, without an open message beside them, leave more to the text. */
const ROOMY = '@media (min-width: 80rem) and (max-width: 139.99rem)';

/** Widths at which the list beside an open message is too narrow for texts. */
const NARROW = '@media (max-width: 79.99rem)';

/** Widths at which the addresses do not fit beside an open message. */
const BESIDE = '@media (max-width: 95.99rem)';

/**
 * Below 1024px, its head is visible to screen readers only, and so are the addresses. A message is a row of 64px: name,
 * subject above text, and the date; on phones it is a block of three lines, 92px high. No date wraps.
 */
export const table = css`
  ${type('small')}
  display: block;
  thead,
  tbody {
    display: block;
  }
  tr {
    position: relative;
    display: grid;
    grid-template: 'select name date' 1.5rem 'select subject subject' 1.25rem 'select message message' 1.25rem / 1.75rem minmax(0, 1fr) auto;
    column-gap: 0.75rem;
    align-content: center;
    height: 5.75rem;
    padding-inline: ${PAGE_MARGIN};
    border-bottom: 1px solid ${token('hairline')};
  }
  ${from.tablet} {
    tr {
      grid-template: 'select name subject date' 1.25rem 'select name message date' 1.25rem / 1.75rem 10.375rem minmax(0, 1fr) minmax(3.875rem, auto);
      column-gap: 0.75rem;
      height: 4rem;
    }
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
    grid-area: select;
    align-self: start;
    overflow: visible;
  }
  .select > input {
    margin: 0.125rem 0 0;
  }
  .name {
    grid-area: name;
    line-height: 1.5rem;
  }
  .subject {
    grid-area: subject;
  }
  .message {
    grid-area: message;
  }
  tbody .name {
    font-size: 0.9375rem;
    font-weight: 500;
  }
  tr[data-state='read'] .name {
    font-weight: 400;
  }
  tbody :is(.name, .subject) {
    color: ${token('ink')};
  }
  tr[data-state='new'] .subject {
    font-weight: 500;
  }
  tr[data-state='new'] .name::before {
    ${unreadDot}
    position: absolute;
    margin: calc((1lh - 0.4375rem) / 2) 0 0 -0.8125rem;
    content: '';
  }
  .open {
    ${rowLink}
  }
  .email {
    position: absolute;
    width: 1px;
    clip-path: inset(50%);
  }
  .none {
    font-weight: 400;
  }
  .draft {
    margin-inline-end: 0.5rem;
    color: ${token('iris')};
    font-weight: 500;
  }
  .none,
  tbody .date {
    color: ${token('ink-3')};
  }
  tbody :is([data-selected], [data-open]) .date {
    color: ${token('ink-2')};
  }
  .date {
    grid-area: date;
    font-variant-numeric: tabular-nums;
    line-height: 1.5rem;
    text-align: end;
  }
  .date span + span {
    margin-inline-start: 0.375em;
  }
  thead tr {
    position: absolute;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  ${phone} {
    .date .clock {
      display: none;
    }
  }
  ${from.tablet} {
    .select {
      align-self: center;
      margin-block-start: -0.125rem;
    }
    .name {
      align-self: center;
    }
    .date {
      line-height: 1.25rem;
    }
    .date span {
      display: block;
    }
    .date span:first-of-type {
      color: ${token('ink')};
    }
    .date span + span {
      margin: 0;
    }
  }
  ${from.desktop} {
    --name: 18%;
    --email: 22%;
    --subject: 18%;
    --message: minmax(0, 1fr);
    tr,
    thead tr {
      position: relative;
      grid-template: 'select name email subject message date' auto / 2.5rem var(--name) var(--email) var(--subject) var(--message) 8.25rem;
      column-gap: 0;
      height: auto;
      clip-path: none;
    }
    th,
    td,
    .email {
      position: static;
      align-self: center;
      clip-path: none;
      padding-block: 0.8125rem;
      padding-inline-end: 1rem;
      line-height: 1.25rem;
    }
    .email {
      grid-area: email;
      width: auto;
    }
    thead th {
      padding-block: 0.625rem;
    }
    .select {
      padding-block: 0;
    }
    .date {
      padding-inline-end: 0;
    }
    .select > input {
      margin: 0;
    }
    .date span {
      display: inline;
    }
    tbody .date span:first-of-type {
      color: inherit;
    }
    .date span + span {
      margin-inline-start: 0.375em;
    }
    ${ROOMY} {
      --name: 14%;
      --email: 19%;
      --subject: 14%;
    }
    ${WIDEST} {
      --name: 16rem;
      --email: 20rem;
      --subject: 20rem;
    }
    [data-beside] & {
      --name: 18%;
      --email: 22%;
      --subject: 18%;
      ${BESIDE} {
        --email: 0;
        .email {
          display: none;
        }
      }
      ${NARROW} {
        --name: minmax(0, 1fr);
        --subject: minmax(0, 1fr);
        --message: 0;
        .message {
          display: none;
        }
      }
    }
  }
`;

import { css } from '@emotion/react';
import { token } from '@studio/ui/tokens';
import { ApiError } from '../request/request.ts';

/** A form of one column. `choice`: a label with a control below it. In the label, the choices would be part of the name. */
export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  max-width: 30rem;
  justify-items: start;
  & > * {
    width: 100%;
  }
  & > button {
    width: auto;
  }
  & > .choice {
    display: grid;
    gap: 0.375rem;
    justify-items: start;
  }
`;

/** Entries, each with buttons at its end. */
export const list = css`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 1.5rem;
    padding-block: 1rem;
    border-top: 1px solid ${token('hairline')};
    overflow-wrap: anywhere;
  }
  li > div {
    min-width: 0;
    max-width: 100%;
  }
  li select {
    min-width: 0;
  }
  /* A state that says nothing takes no space. */
  [role='status']:empty {
    display: none;
  }
  .small {
    display: block;
    color: ${token('ink-2')};
    font-size: 0.9375rem;
  }
  strong {
    font-weight: 500;
  }
`;

/** Returns why a change was refused, in words of the API; or `otherwise`. */
export const refusalOf = (error: Error, otherwise: string): string =>
  error instanceof ApiError && error.status === 409 && error.detail !== undefined ? `${error.detail}.` : otherwise;

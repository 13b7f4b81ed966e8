import { css } from '@emotion/react';
import { type Role, role as roleSchema } from '@studio/client/person';
import { Heading } from '@studio/ui';
import { token } from '@studio/ui/tokens';
import { type ReactNode, useId } from 'react';
import { Select } from '../components/controls.tsx';
import { PAGE_MARGIN } from '../components/styles.ts';
import { roles } from '../content/people.ts';
import { ApiError } from '../request/request.ts';

/** The page of people, and that of the own account. */
export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem;
  max-width: 60rem;
  padding: 0 ${PAGE_MARGIN} 3rem;
`;

/** A form of one column. */
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
`;

/** Entries, each with buttons at its end. */
export const list = css`
  margin: 0;
  padding: 0;
  list-style: none;
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

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" size="question" id={id} css={{ marginBottom: '0.75rem' }}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** Returns why a change was refused, in words of the API; or `otherwise`. */
export const refusalOf = (error: Error, otherwise: string): string =>
  error instanceof ApiError && error.status === 409 && error.detail !== undefined ? `${error.detail}.` : otherwise;

interface RoleSelectProps {
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly role: Role;
  readonly onRole: (role: Role) => void;
}

export function RoleSelect({ role, onRole, ...rest }: RoleSelectProps) {
  return (
    <Select
      value={role}
      onChange={({ currentTarget: { value } }) => onRole(roleSchema.options.find((option) => option === value) ?? role)}
      {...rest}
    >
      {roleSchema.options.map((option) => (
        <option key={option} value={option}>
          {roles[option]}
        </option>
      ))}
    </Select>
  );
}

import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { from, token } from '@studio/ui/tokens';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MenuLink } from '../../content/en/layout.ts';
import { useLanguage } from '../language.ts';

interface FooterColumnProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Title = styled.h2`
  ${from.tablet} {
    margin-bottom: 0.5rem;
  }
  font: 500 1rem/1.5 ${token('font-text')};
`;

/** Style of a box that contains links. */
export const footerLinks = css`
  color: ${token('ink-2')};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    text-decoration: none;
  }
  a:hover {
    color: ${token('ink')};
    text-decoration: underline;
  }
`;

/** A column of the footer. `children` are list items. */
export function FooterColumn({ title, children }: FooterColumnProps) {
  return (
    <div>
      <Title>{title}</Title>
      <ul css={[footerLinks, { a: { overflowWrap: 'anywhere' } }]}>{children}</ul>
    </div>
  );
}

/** Links to pages of the site, as items of a column. */
export function FooterLinks({ links }: { readonly links: readonly MenuLink[] }) {
  const { abroad } = useLanguage();
  return links.map(({ label, to }) => (
    <li key={label}>
      <Link to={to} {...abroad(to)}>
        {label}
      </Link>
    </li>
  ));
}

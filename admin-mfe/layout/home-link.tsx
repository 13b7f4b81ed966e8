import styled from '@emotion/styled';
import { useSite } from '@studio/client/use-site';
import { LogoMark } from '@studio/ui/logo-mark';
import { token } from '@studio/ui/tokens';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { Link } from 'react-router-dom';

interface HomeLinkProps {
  /** Hides the name from view, not from screen readers. */
  readonly iconOnly?: boolean;
}

const Home = styled(Link)`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.75rem;
  padding-inline: 0.75rem;
  font: 650 1.125rem/1 ${token('font-display')};
  letter-spacing: -0.02em;
  text-decoration: none;
  white-space: nowrap;
`;

/** The agency's logo and name, as a link to the public site. */
export function HomeLink({ iconOnly = false }: HomeLinkProps) {
  const site = useSite();
  return (
    <Home to="/">
      <LogoMark height={28} />
      {iconOnly ? <VisuallyHidden>{site.name}</VisuallyHidden> : site.name}
    </Home>
  );
}

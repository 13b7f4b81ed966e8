import styled from '@emotion/styled';
import type { SiteIdentity } from '@studio/client/identity';
import { roundControl } from '@studio/ui/round-button';
import { SocialIcon } from './social-icons.tsx';

interface SocialLinksProps {
  readonly social: SiteIdentity['social'];
}

const networks = [
  { key: 'facebook', label: 'Facebook' },
  { key: 'linkedin', label: 'LinkedIn' },
  { key: 'x', label: 'X' },
  { key: 'github', label: 'GitHub' },
] as const satisfies readonly { key: keyof SiteIdentity['social']; label: string }[];

const List = styled.ul`
  display: flex;
  gap: 0.75rem;
`;

/** The agency's pages elsewhere. */
export function SocialLinks({ social }: SocialLinksProps) {
  return (
    <List>
      {networks.map(({ key, label }) => (
        <li key={key}>
          <a href={social[key]} aria-label={label} css={roundControl}>
            <SocialIcon network={key} />
          </a>
        </li>
      ))}
    </List>
  );
}

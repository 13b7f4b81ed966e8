import styled from '@emotion/styled';
import type { SiteIdentity } from '@studio/client/identity';
import { roundControl } from '@studio/ui';

type Social = SiteIdentity['social'];

/** Labels of the networks, and outlines of their marks in a box of 24. */
const networks = {
  facebook: {
    label: 'Facebook',
    d: 'M13.6 21v-7.7h2.6l.4-3h-3V8.4c0-.9.2-1.5 1.5-1.5h1.6V4.2A21 21 0 0 0 14.4 4c-2.3 0-3.9 1.4-3.9 4v2.3H7.9v3h2.6V21z',
  },
  linkedin: {
    label: 'LinkedIn',
    d: 'M4.5 9.3h3.2V20H4.5zM6.1 4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM9.9 9.3h3.1v1.5c.4-.8 1.5-1.7 3.1-1.7 3.3 0 3.9 2.2 3.9 5V20h-3.2v-5.2c0-1.2 0-2.8-1.7-2.8s-2 1.3-2 2.7V20H9.9z',
  },
  x: {
    label: 'X',
    d: 'M17.6 4h2.7l-6 6.8L21.3 20h-5.5l-4.3-5.6L6.6 20H3.9l6.4-7.3L3.6 4h5.6l3.9 5.1zm-1 14.4h1.5L8.3 5.5H6.7z',
  },
  github: {
    label: 'GitHub',
    d: 'M12 3a9 9 0 0 0-2.85 17.54c.45.08.610-.2.61-.43v-1.53c-2.5.54-3.03-1.2-3.03-1.2-.41-1.04-1-1.32-1-1.32-.82-.56.06-.55.06-.55.9.06 1.38.930 1.38.930.8 1.38 2.11.980 2.62.750.08-.58.31-.98.57-1.2-2-.23-4.1-1-4.1-4.45 0-.98.35-1.79.920-2.42-.09-.22-.4-1.14.090-2.38 0 0 .76-.24 2.48.920a8.6 8.6 0 0 1 4.5 0c1.72-1.16 2.47-.92 2.47-.92.5 1.24.190 2.16.1 2.38.58.63.920 1.44.920 2.42 0 3.46-2.1 4.22-4.11 4.44.320.28.610.83.610 1.67v2.47c0 .24.16.520.62.430A9 9 0 0 0 12 3z',
  },
} as const satisfies Record<keyof Social, { label: string; d: string }>;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;

function Mark({ d }: { readonly d: string }) {
  return (
    <svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="currentColor">
      <path d={d} />
    </svg>
  );
}

/** Links to the agency's pages in social networks. */
export function SocialLinks({ social }: { readonly social: Social }) {
  const keys = Object.keys(networks) as (keyof Social)[];
  return (
    <List>
      {keys.map((key) => (
        <li key={key}>
          <a href={social[key]} aria-label={networks[key].label} css={roundControl}>
            <Mark d={networks[key].d} />
          </a>
        </li>
      ))}
    </List>
  );
}

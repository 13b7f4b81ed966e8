import styled from '@emotion/styled';
import { supportHref } from '@studio/client/identity';
import { useSite } from '@studio/client/use-site';
import { Speech } from '@studio/ui/icons';
import { from } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';

/** The green of WhatsApp in both themes. The contrast of the ink icon is 9.4 to 1; that of a white one would be 2.0 to 1. */
const Anchor = styled.a`
  position: fixed;
  z-index: 5;
  inset: auto 1rem 1.5rem auto;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${token('radius-full')};
  background: #25d366;
  color: oklch(0.19 0.03 295);
  box-shadow: 0 12px 28px -14px ${token('shadow')};
  transition: transform 200ms ease-out;
  &:hover {
    transform: scale(1.05);
  }
  &:active {
    transform: scale(0.98);
  }
  ${from.tablet} {
    inset: auto 1.75rem 2rem auto;
  }
  @media print {
    display: none;
  }
  /* A page that fills a phone has the attribute. */
  @media (max-width: 479.98px) {
    main:has([data-fills-phone]) ~ * > & {
      display: none;
    }
  }
`;

/** The round link at the bottom right of all public pages. While the visitor scrolls down it is out of the window. It opens a WhatsApp conversation with the agency in a new tab. */
export function FloatingLink() {
  const site = useSite();
  return (
    <aside aria-label="Chat with us">
      <Anchor href={supportHref(site)} target="_blank" rel="noopener" aria-label="Chat on WhatsApp, opens in a new tab">
        <Speech size={22} />
      </Anchor>
    </aside>
  );
}

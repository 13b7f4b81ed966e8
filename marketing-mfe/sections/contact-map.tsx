import styled from '@emotion/styled';
import type { SiteIdentity } from '@studio/client/identity';
import { token } from '@studio/ui/tokens';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { ArrowUpRight } from 'lucide-react';
import { embeddedMap, wholeMap } from './map-addresses.ts';

interface ContactMapProps {
  readonly place: SiteIdentity['map'];
  /** Names the frame. */
  readonly title: string;
  readonly link: string;
  /** Added to the link for those who hear it. */
  readonly newTab: string;
}

/** 16rem high: specification §2. */
const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 16rem;
  border: 1px solid ${token('hairline')};
  border-radius: ${token('radius-card')};
  background: ${token('wash')};
`;

const Open = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  font-weight: 500;
  text-decoration-color: ${token('hairline-strong')};
  &:hover {
    color: ${token('iris')};
  }
`;

/** Where the agency is. The link stands apart from the frame: a frame that cannot load paints over all beneath it. */
export function ContactMap({ place, title, link, newTab }: ContactMapProps) {
  return (
    <div>
      <Frame src={embeddedMap(place)} title={title} loading="lazy" />
      <Open href={wholeMap(place)} target="_blank" rel="noopener">
        <span>
          {link}
          <VisuallyHidden>{newTab}</VisuallyHidden>
        </span>
        <ArrowUpRight size={16} strokeWidth={1.75} />
      </Open>
    </div>
  );
}

import styled from '@emotion/styled';
import type { SiteIdentity } from '@studio/client/identity';
import { token } from '@studio/ui/tokens';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { embeddedMap, wholeMap } from './map-addresses.ts';

interface ContactMapProps {
  readonly place: SiteIdentity['map'];
  /** Accessible name of the frame. */
  readonly title: string;
  readonly link: string;
}

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 16rem;
  border: 1px solid ${token('hairline')};
  border-radius: ${token('radius-card')};
  background: ${token('wash')};
`;

const MapLink = styled(NewTabLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  font-weight: 500;
  text-decoration-color: ${token('hairline-strong')};
  &:hover {
    color: ${token('iris')};
  }
  & > svg {
    width: 16px;
    height: 16px;
  }
`;

/** A map of the agency's place. The link is beside the frame, not in it: a frame that fails to load would cover it. */
export function ContactMap({ place, title, link }: ContactMapProps) {
  return (
    <div>
      <Frame src={embeddedMap(place)} title={title} loading="lazy" />
      <MapLink href={wholeMap(place)}>{link}</MapLink>
    </div>
  );
}

import styled from '@emotion/styled';
import type { SiteIdentity } from '@studio/client/identity';
import { Button } from '@studio/ui/button';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { useState } from 'react';
import { DrawnMap } from '../content/drawn-map.tsx';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { useLanguage } from './language.ts';

interface ContactMapProps {
  readonly place: SiteIdentity['map'];
  /** Accessible name of the drawing. */
  readonly title: string;
  /** Accessible name of the live map. */
  readonly liveTitle: string;
  /** Text of the button that loads the live map. */
  readonly show: string;
  /** Where the live map comes from. */
  readonly source: string;
  /** Text of the link to the full map. */
  readonly link: string;
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  container-type: inline-size;
  height: 16rem;
  border: 1px solid ${token('hairline')};
  border-radius: ${token('radius-card')};
  background: ${token('wash')};
  & > iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
`;

/** Without scripts it could not do anything. */
const ShowButton = styled(Button)`
  position: absolute;
  inset: auto auto 0.75rem 0.75rem;
  background: ${token('raised')};
  @media (scripting: none) {
    display: none;
  }
`;

const MapLink = styled(NewTabLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.75rem;
  font-size: 0.875rem;
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

/** A drawn map of the agency's place. The live map is loaded when a visitor asks for it, and never before. */
export function ContactMap({ place, title, liveTitle, show, source, link }: ContactMapProps) {
  const { mapLabels, newTab } = useLanguage().words;
  const [isLive, setLive] = useState(false);
  return (
    <div>
      <Frame>
        {isLive ? (
          // The button that had the focus is gone.
          <iframe ref={(frame) => frame?.focus()} src={embeddedMap(place)} title={liveTitle} />
        ) : (
          <>
            <DrawnMap title={title} labels={mapLabels} />
            <ShowButton size="small" variant="outline" onClick={() => setLive(true)}>
              {show}
            </ShowButton>
          </>
        )}
      </Frame>
      <Text size="small" css={{ marginTop: '0.75rem', textWrap: 'balance' }}>
        {source}
      </Text>
      <MapLink href={wholeMap(place)} newTab={newTab}>
        {link}
      </MapLink>
    </div>
  );
}

type Place = SiteIdentity['map'];

/** Size of the frame in px: about the column's width on a wide screen, and its height of 16rem. */
const WIDTH = 400;
const HEIGHT = 256;

/** Edge of a map tile in px. At zoom 0 one tile shows the whole world. */
const TILE_SIZE = 256;

const degrees = (value: number) => value.toFixed(5);

/** Returns the address of the embedded map with a marker: https://wiki.openstreetmap.org/wiki/Export */
export function embeddedMap({ latitude, longitude, zoom }: Place): string {
  const degreesPerPixel = 360 / (TILE_SIZE * 2 ** zoom);
  const east = (WIDTH / 2) * degreesPerPixel;
  const north = (HEIGHT / 2) * degreesPerPixel * Math.cos((latitude * Math.PI) / 180);
  const bbox = [longitude - east, latitude - north, longitude + east, latitude + north].map(degrees).join(',');
  const marker = [latitude, longitude].map(degrees).join(',');
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox, layer: 'mapnik', marker })}`;
}

/** Returns the address of the full map with the same marker. */
export function wholeMap({ latitude, longitude, zoom }: Place): string {
  const marker = new URLSearchParams({ mlat: degrees(latitude), mlon: degrees(longitude) });
  return `https://www.openstreetmap.org/?${marker}#map=${zoom}/${degrees(latitude)}/${degrees(longitude)}`;
}

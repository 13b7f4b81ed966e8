import styled from '@emotion/styled';
import type { SiteIdentity } from '@studio/client/identity';
import { Button, Text } from '@studio/ui';
import { token } from '@studio/ui/tokens';
import { useState } from 'react';
import { DrawnMap } from '../content/drawn-map.tsx';
import { NewTabLink } from '../shared/links.tsx';
import { type ContactLanguage, useLanguage } from './language.ts';

type ContactMapProps = ContactLanguage['words']['contact']['map'] & { readonly position: MapPosition };

const Box = styled.div`
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

/** Hidden without scripts, which it needs. */
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

/** A drawn map of the agency's location. The live map is loaded only when a visitor clicks the button. */
export function ContactMap({ position, title, liveTitle, show, source, link }: ContactMapProps) {
  const { mapLabels, newTab } = useLanguage().words;
  const [isLive, setLive] = useState(false);
  return (
    <div>
      <Box>
        {isLive ? (
          // The focused button is removed: the focus moves to the map.
          <iframe ref={(iframe) => iframe?.focus()} src={embeddedMap(position)} title={liveTitle} />
        ) : (
          <>
            <DrawnMap title={title} labels={mapLabels} />
            <ShowButton size="small" variant="outline" onClick={() => setLive(true)}>
              {show}
            </ShowButton>
          </>
        )}
      </Box>
      <Text size="small" css={{ marginTop: '0.75rem', textWrap: 'balance' }}>
        {source}
      </Text>
      <MapLink href={wholeMap(position)} newTab={newTab}>
        {link}
      </MapLink>
    </div>
  );
}

type MapPosition = SiteIdentity['map'];

/** Size of the map in px: about the column's width on a wide screen, and the height of 16rem. */
const WIDTH = 400;
const HEIGHT = 256;

/** Edge of a map tile in px. At zoom 0 one tile shows the whole world. */
const TILE_SIZE = 256;

const degrees = (value: number) => value.toFixed(5);

/** Returns the address of the embedded map with a marker: https://wiki.openstreetmap.org/wiki/Export */
export function embeddedMap({ latitude, longitude, zoom }: MapPosition): string {
  const degreesPerPixel = 360 / (TILE_SIZE * 2 ** zoom);
  const east = (WIDTH / 2) * degreesPerPixel;
  const north = (HEIGHT / 2) * degreesPerPixel * Math.cos((latitude * Math.PI) / 180);
  const bbox = [longitude - east, latitude - north, longitude + east, latitude + north].map(degrees).join(',');
  const marker = [latitude, longitude].map(degrees).join(',');
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox, layer: 'mapnik', marker })}`;
}

/** Returns the address of the full map with the same marker. */
export function wholeMap({ latitude, longitude, zoom }: MapPosition): string {
  const marker = new URLSearchParams({ mlat: degrees(latitude), mlon: degrees(longitude) });
  return `https://www.openstreetmap.org/?${marker}#map=${zoom}/${degrees(latitude)}/${degrees(longitude)}`;
}

import type { SiteIdentity } from '@studio/client/identity';

type Place = SiteIdentity['map'];

/** Size the frame is reckoned with, in px: about that of the column on a wide screen, and the specified 16rem. */
const WIDTH = 400;
const HEIGHT = 256;

/** Edge of a tile of the map in px; at zoom 0 one tile holds the whole world. */
const TILE = 256;

const degrees = (value: number) => value.toFixed(5);

/** Address of the embedded map, with a marker: https://wiki.openstreetmap.org/wiki/Export */
export function embeddedMap({ latitude, longitude, zoom }: Place): string {
  const degreesPerPixel = 360 / (TILE * 2 ** zoom);
  const east = (WIDTH / 2) * degreesPerPixel;
  const north = (HEIGHT / 2) * degreesPerPixel * Math.cos((latitude * Math.PI) / 180);
  const bbox = [longitude - east, latitude - north, longitude + east, latitude + north].map(degrees).join(',');
  const marker = [latitude, longitude].map(degrees).join(',');
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox, layer: 'mapnik', marker })}`;
}

/** Address of the whole map, with the same marker. */
export function wholeMap({ latitude, longitude, zoom }: Place): string {
  const marker = new URLSearchParams({ mlat: degrees(latitude), mlon: degrees(longitude) });
  return `https://www.openstreetmap.org/?${marker}#map=${zoom}/${degrees(latitude)}/${degrees(longitude)}`;
}

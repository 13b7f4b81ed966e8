import type { SiteIdentity } from '@studio/client/identity';

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

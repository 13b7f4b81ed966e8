import { expect, test } from '@jest/globals';
import { embeddedMap, wholeMap } from './map-addresses.ts';

const place = { latitude: 60, longitude: 10, zoom: 16 };

test('the embedded map is centred on the place at its zoom, with a marker', () => {
  const { origin, pathname, searchParams } = new URL(embeddedMap(place));
  expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get('bbox') ?? '').split(',').map(Number);
  expect((west + east) / 2).toBeCloseTo(10, 4);
  expect((south + north) / 2).toBeCloseTo(60, 4);
  expect(east - west).toBeCloseTo((400 * 360) / 2 ** 24, 4);
  expect(north - south).toBeCloseTo((256 * 360) / 2 ** 24 / 2, 4);
  expect(searchParams.get('marker')).toBe('60.00000,10.00000');
});

test('the full map opens at the same place', () => {
  expect(wholeMap(place)).toBe('https://www.openstreetmap.org/?mlat=60.00000&mlon=10.00000#map=16/60.00000/10.00000');
});

import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

afterEach(cleanup);

const picture = {
  width: 1440,
  height: 960,
  avif: [
    { src: '/small.avif', width: 720 },
    { src: '/large.avif', width: 1440 },
  ],
  webp: [{ src: '/small.webp', width: 720 }],
};

test('offers every width in both formats, and reserves its space', () => {
  const { container } = render(<Picture picture={picture} alt="A kettle" sizes="50vw" />);
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'A kettle' });
  const source = container.querySelector('source');
  expect(source?.type).toBe('image/avif');
  expect(source?.srcset).toBe('/small.avif 720w, /large.avif 1440w');
  expect(image.srcset).toBe('/small.webp 720w');
  expect([source?.sizes, image.sizes]).toEqual(['50vw', '50vw']);
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1440', '960']);
});

test('is lazy, except for the first one, which has a high priority', () => {
  render(<Picture picture={picture} alt="Second" sizes="50vw" />);
  render(<Picture picture={picture} alt="First" sizes="50vw" first />);
  const attributes = (alt: string) =>
    ['loading', 'fetchpriority'].map((name) => screen.getByRole('img', { name: alt }).getAttribute(name));
  expect(attributes('Second')).toEqual(['lazy', null]);
  expect(attributes('First')).toEqual([null, 'high']);
});

test('shows another picture on phones', () => {
  const tall = { ...picture, avif: [{ src: '/tall.avif', width: 390 }], webp: [{ src: '/tall.webp', width: 390 }] };
  const { container } = render(
    <Picture picture={picture} alt="" sizes="50vw" onPhones={{ picture: tall, sizes: '90vw' }} />,
  );
  const sources = [...container.querySelectorAll('source')].map(({ media, srcset, sizes }) => [media, srcset, sizes]);
  expect(sources).toEqual([
    ['(max-width: 47.99rem)', '/tall.avif 390w', '90vw'],
    ['(max-width: 47.99rem)', '/tall.webp 390w', '90vw'],
    ['', '/small.avif 720w, /large.avif 1440w', '50vw'],
  ]);
});

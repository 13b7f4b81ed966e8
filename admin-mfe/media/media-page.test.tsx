import { expect, jest, test } from '@jest/globals';
import type { MediaItem, MediaUse } from '@studio/content/media';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { api, openAdmin, press, setUpAdmin } from '../admin.fixture.tsx';
import { paths } from '../paths.ts';

const picture: MediaItem = {
  id: '0195a8f0-0000-7000-8000-000000000001',
  name: 'kettle.png',
  alt: null,
  src: '/media/b.webp',
  ...{ width: 640, height: 480, color: '#336699', focal: { x: 50, y: 50 }, kind: 'png', bytes: 61_000 },
  avif: [{ src: '/media/a.avif', width: 640 }],
  webp: [{ src: '/media/b.webp', width: 640 }],
  ...{ createdAt: '2026-03-01T09:00:00.000Z', updatedAt: '2026-03-01T09:00:00.000Z' },
};

let uses: readonly MediaUse[] = [];
let pictures: readonly MediaItem[] = [picture];

setUpAdmin({
  media(path, method, body) {
    if (method === 'DELETE') pictures = [];
    if (method === 'PATCH') pictures = [{ ...picture, ...(body as object) }];
    if (method === 'DELETE') return new Response(null, { status: 204 });
    if (path.endsWith('/uses')) return Response.json(uses);
    if (path.includes(picture.id)) return Response.json(pictures[0]);
    const undescribed = pictures.filter(({ alt }) => alt === null).length;
    return Response.json({ pictures, matches: pictures.length, count: pictures.length, undescribed, bytes: 61_000 });
  },
});

const open = async () => {
  pictures = [picture];
  openAdmin(paths.media);
  fireEvent.click(await screen.findByRole('button', { name: /kettle\.png/ }));
  await screen.findByLabelText('Alternative text');
};

test('saves the alternative text of a picture, or that it only decorates', async () => {
  uses = [];
  await open();
  const field = screen.getByLabelText('Alternative text');
  fireEvent.change(field, { target: { value: 'A kettle' } });
  fireEvent.blur(field);
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(pictures[0]?.alt).toBe('A kettle');
  fireEvent.click(screen.getByLabelText('It only decorates'));
  await waitFor(() => expect(pictures[0]?.alt).toBe(''));
});

test('deletes a picture that no entry names, and lists those that do', async () => {
  uses = [{ collection: 'posts', entry: 'a', title: 'The kettle', states: ['published'], isInTrash: false }];
  await open();
  expect(await screen.findByText('Used in 1 place')).toBeTruthy();
  expect(screen.getByText('posts, published')).toBeTruthy();
  await press('Delete');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Close');
  await waitFor(() => expect(screen.queryByText('posts, published')).toBeNull());
  uses = [{ collection: 'posts', entry: 'a', title: 'The kettle', states: ['history'], isInTrash: false }];
  fireEvent.click(await screen.findByRole('button', { name: /kettle\.png/ }));
  await screen.findByText('posts, older versions');
  await press('Delete');
  expect(await screen.findByText(/Older versions of entries show it/)).toBeTruthy();
  const [, confirm] = screen.getAllByRole('button', { name: 'Delete' });
  fireEvent.click(confirm as HTMLElement);
  expect(await screen.findByText(/No pictures yet/)).toBeTruthy();
  expect(api.calls).toContain(`DELETE /api/v1/media/${picture.id}?history=1`);
});

test('reports files that are refused, with the reason', async () => {
  const sent: string[] = [];
  class FakeRequest {
    readonly upload = {};
    status = 0;
    responseText = '';
    onload = () => undefined;
    open(method: string, url: string) {
      sent.push(`${method} ${url}`);
    }
    setRequestHeader() {}
    send() {
      this.status = 415;
      this.responseText = JSON.stringify({ type: 'urn:problem:not-a-picture', title: 'Use a JPEG.', status: 415 });
      queueMicrotask(() => this.onload());
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  pictures = [];
  openAdmin(paths.media);
  await screen.findByText(/No pictures yet/);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const large = new File(['a'], 'large.png');
  Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 });
  fireEvent.change(input as HTMLInputElement, { target: { files: [new File(['a'], 'brochure.pdf'), large] } });
  expect(await screen.findByText('brochure.pdf was refused')).toBeTruthy();
  expect(await screen.findByText('Use a JPEG.')).toBeTruthy();
  expect(screen.getByText('large.png was refused')).toBeTruthy();
  expect(sent).toEqual(['POST /api/v1/media?name=brochure.pdf']);
  expect(api.calls.some((call) => call.startsWith('GET /api/v1/media'))).toBe(true);
});

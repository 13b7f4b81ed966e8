import { MAX_MEDIA_BYTES, type MediaItem } from '@studio/content/media';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { media } from '../content/media.ts';
import { ApiError, hasStatus } from '../request/request.ts';
import { refreshSession } from '../request/session.ts';
import { uploadFile, useRefresh } from './media-requests.ts';

/** Number of files that are sent at a time. */
const AT_ONCE = 3;

/** A file that is, was, or will be uploaded. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  /** `lost`: the connection failed, and it can be sent again. */
  readonly state: 'waiting' | 'sending' | 'done' | 'known' | 'refused' | 'lost';
  /** Bytes that are sent. */
  readonly loaded: number;
  readonly reason?: string | undefined;
}

let lastKey = 0;

/** Uploads files, three at a time. `onAdded` is called with each picture that is in the library. */
export function useUploads(onAdded: (picture: MediaItem) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const client = useQueryClient();
  const refresh = useRefresh();
  const added = useEffectEvent(onAdded);
  const started = useRef(new Set<number>());

  const change = (key: number, values: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...values } : upload)));

  const send = useEffectEvent(async ({ key, file }: Upload) => {
    try {
      const { picture, isNew } = await uploadFile(file, (loaded) => change(key, { loaded }));
      change(key, { state: isNew ? 'done' : 'known' });
      await refresh();
      added(picture);
    } catch (error) {
      if (hasStatus(error, 401)) await refreshSession(client).catch(() => undefined);
      const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 401;
      change(key, {
        state: isRefused ? 'refused' : 'lost',
        reason: error instanceof ApiError ? error.detail : undefined,
      });
    } finally {
      started.current.delete(key);
    }
  });

  const start = useEffectEvent((listed: readonly Upload[]) => {
    for (const upload of listed) {
      if (upload.state !== 'waiting' || started.current.has(upload.key) || started.current.size >= AT_ONCE) continue;
      started.current.add(upload.key);
      change(upload.key, { state: 'sending', loaded: 0, reason: undefined });
      void send(upload);
    }
  });
  useEffect(() => start(uploads), [uploads]);

  return {
    uploads,
    add: (files: Iterable<File>) =>
      setUploads((before) => [
        ...before.filter(({ state }) => state !== 'done'),
        ...[...files].map((file): Upload => {
          lastKey += 1;
          const isLarge = file.size > MAX_MEDIA_BYTES;
          const state = isLarge
            ? ({ state: 'refused', reason: media.tooLarge } as const)
            : ({ state: 'waiting' } as const);
          return { key: lastKey, file, loaded: 0, ...state };
        }),
      ]),
    retry: (key: number) => change(key, { state: 'waiting' }),
    /** Removes those from the list that have ended. */
    clear: () => setUploads((before) => before.filter(({ state }) => state === 'sending' || state === 'waiting')),
  };
}

/** Calls `onFiles` with files that are dropped anywhere or pasted. Returns how many are dragged over the window. */
export function useDroppedFiles(onFiles: (files: Iterable<File>) => unknown): number {
  const [dragged, setDragged] = useState(0);
  const accept = useEffectEvent(onFiles);
  useEffect(() => {
    const over = (event: DragEvent) => {
      const count = [...(event.dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file').length;
      if (count === 0) return;
      event.preventDefault();
      setDragged(count);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragged(0);
    };
    const drop = (event: DragEvent) => {
      setDragged(0);
      if (!event.dataTransfer?.files.length) return;
      event.preventDefault();
      accept(event.dataTransfer.files);
    };
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData?.files.length) accept(clipboardData.files);
    };
    const listeners = Object.entries({ dragover: over, dragleave: leave, drop, paste });
    for (const [name, listener] of listeners) window.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of listeners) window.removeEventListener(name, listener as EventListener);
    };
  }, []);
  return dragged;
}

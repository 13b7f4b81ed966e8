import type { RemoteApi } from '@platform/contract/remote-routes';
import { type CaseStudy, caseStudy, type Service, service, type Testimonial, testimonial } from '@studio/client/lists';
import type { ListsApi } from 'api/types';
import { hc } from 'hono/client';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { defaultCaseStudies, defaultServices, defaultTestimonials } from '../content/default-lists.ts';

export interface Lists {
  readonly services: readonly Service[];
  readonly caseStudies: readonly CaseStudy[];
  readonly testimonials: readonly Testimonial[];
}

/**
 * Fetches the three lists at once. Never rejects: if a list cannot be fetched, logs the error and returns the built-in
 * entries of this list. Does not log once `signal` is aborted.
 */
export async function fetchLists(api: RemoteApi, signal: AbortSignal): Promise<Lists> {
  const lists = hc<ListsApi>('/api', { fetch: (url: string | URL | Request) => api(String(url), { signal }) });
  async function fetchList<Entry>(
    list: { $path: () => string; $get: () => Promise<Response> },
    entry: v.GenericSchema<unknown, Entry>,
    builtIn: readonly Entry[],
  ) {
    try {
      const response = await list.$get();
      if (!response.ok) throw new Error(`Status ${response.status}`);
      return v.parse(v.array(entry), await response.json());
    } catch (error) {
      if (!signal.aborted)
        console.error(`/api${list.$path()} could not be read; its built-in entries are shown`, error);
      return builtIn;
    }
  }
  const [services, caseStudies, testimonials] = await Promise.all([
    fetchList(lists.services, service, defaultServices),
    fetchList(lists['case-studies'], caseStudy, defaultCaseStudies),
    fetchList(lists.testimonials, testimonial, defaultTestimonials),
  ]);
  return { services, caseStudies, testimonials };
}

/** Returns the lists with the entries of a service first: before others those that name it before other services. */
export function ownFirst(lists: Lists, slug: string): Lists {
  const rank = (slugs: readonly string[]) => (slugs.includes(slug) ? slugs.indexOf(slug) : Number.MAX_SAFE_INTEGER);
  const order = <Entry extends { readonly slugs: readonly string[] }>(entries: readonly Entry[]) =>
    entries.toSorted((a, b) => rank(a.slugs) - rank(b.slugs));
  return {
    services: order(lists.services),
    caseStudies: order(lists.caseStudies),
    testimonials: order(lists.testimonials),
  };
}

/** A case study with a picture and a result in figures. */
export type CaseWithResult = CaseStudy & { readonly [Key in 'picture' | 'figure']: NonNullable<CaseStudy[Key]> };

export const withResult = (study: CaseStudy): study is CaseWithResult => Boolean(study.picture && study.figure);

/** Lists that are being fetched. `lists` never rejects. */
export interface PendingLists {
  readonly lists: Promise<Lists>;
  /** The lists once they are fetched, so that a preloaded page can render them at once. */
  readonly settled?: Lists | undefined;
  readonly abort: () => void;
}

export function fetchPending(api: RemoteApi, signal: AbortSignal): PendingLists {
  const controller = new AbortController();
  const lists = fetchLists(api, AbortSignal.any([signal, controller.signal]));
  const pending: { -readonly [key in keyof PendingLists]: PendingLists[key] } = {
    lists,
    abort: () => controller.abort(),
  };
  void lists.then((settled) => {
    pending.settled = settled;
  });
  return pending;
}

/**
 * Returns the lists, or undefined while they are pending. Aborts pending requests when the component unmounts or gets other lists.
 * Not with React's `use`: on a navigation between two services pages it would keep the old page on screen.
 */
export function useLists(loaded: Lists | PendingLists): Lists | undefined {
  const [settled, setSettled] = useState<{ readonly of: PendingLists; readonly lists: Lists }>();
  const awaited = useRef<PendingLists>(undefined);
  useEffect(() => {
    if (!('abort' in loaded)) return;
    awaited.current = loaded;
    void loaded.lists.then((lists) => setSettled({ of: loaded, lists }));
    return () => {
      awaited.current = undefined;
      // Later, because StrictMode mounts the component again at once.
      queueMicrotask(() => awaited.current !== loaded && loaded.abort());
    };
  }, [loaded]);
  if (!('abort' in loaded)) return loaded;
  if (loaded.settled) return loaded.settled;
  return settled?.of === loaded ? settled.lists : undefined;
}

import type { Context } from 'hono';
import type { Release } from '../release-set/release.ts';
import { hashSource } from './content-security-policy.ts';

/** What is added to the pages of some people: markup without scripts, and its style sheet. It is in a shadow root, apart from the page. */
export interface PageBar {
  readonly name: string;
  readonly style: string;
  readonly html: string;
}

/** Returns the bar for the person who sent a request. `releases`: of the page that is shown. Undefined: the page stays as it is. */
export type BarFor = (
  c: Context,
  releases: readonly Pick<Release, 'name' | 'version'>[],
) => Promise<PageBar | undefined>;

/** Name of the cookie of a browser that asks for a bar. */
export const BAR_COOKIE = 'page-bar';

const BODY_END = '</body>';

/** Returns a page, as it is sent uncompressed, with a bar after everything that is hydrated. Nobody caches it. */
export async function withPageBar(response: Response, { name, style, html }: PageBar): Promise<Response> {
  const page = await response.text();
  const end = page.lastIndexOf(BODY_END);
  if (end === -1) return new Response(page, response);
  const root = `<template shadowrootmode="open"><style>${style}</style>${html}</template>`;
  const bar = `<page-bar role="region" lang="en" aria-label="${name}">${root}</page-bar>`;
  const headers = new Headers(response.headers);
  const policy = headers.get('Content-Security-Policy') ?? '';
  headers.set('Content-Security-Policy', policy.replace('style-src ', `style-src ${hashSource(style)} `));
  headers.set('Cache-Control', 'private, no-store');
  headers.delete('ETag');
  headers.delete('Content-Length');
  return new Response(page.slice(0, end) + bar + page.slice(end), { status: response.status, headers });
}

import { registry } from '@platform/contract/registry';
import { Hono } from 'hono';
import { documented } from '../openapi/documented.ts';
import type { Pages } from './pages.ts';

/** Creates the route of the registry document, below `/api`. It is sent like a page: compressed, with an ETag, never stale. */
export const createRegistry = (pages: Pick<Pages, 'registry'>) =>
  new Hono().get(
    '/registry',
    documented('The live releases, in the frontend-discovery schema', { 200: registry }),
    pages.registry,
  );

import type { RemoteApi, RemoteLoader, RemoteLoaderArgs } from '@platform/contract/remote-routes';
import type { Client } from '@studio/content/collections/clients';
import type { Project } from '@studio/content/collections/projects';
import type { ServiceItem } from '@studio/content/collections/services';
import type { Testimonial } from '@studio/content/collections/testimonials';
import { readEntry, readList, readSlugs } from '@studio/content/read';
import { redirect } from 'react-router-dom';
import { paths } from '../paths.ts';
import { notFound } from '../shared/missing.tsx';

/** Fields of projects that lists show. */
const FIELDS = ['title', 'client', 'picture', 'phone', 'description', 'domain', 'features', 'colour'] as const;

/** Values of the projects that carousel and portfolio show. */
const SHOWN = { inPortfolio: 'true' } as const;

/** A project in a list. `client`: the name. */
export type ListedProject = Pick<Project, 'slug' | (typeof FIELDS)[number]>;

export interface PortfolioData {
  /** Those that are shown in the portfolio. */
  readonly projects: readonly ListedProject[];
  readonly clients: readonly Client[];
  /** Those that have a page. */
  readonly services: readonly Pick<ServiceItem, 'slug' | 'title' | 'description'>[];
}

/** A project as its own page shows it. */
export interface ProjectData {
  /** `client`: the name. */
  readonly project: Project;
  readonly quote: Testimonial | undefined;
  /** Undefined: there is no other one. */
  readonly next: ListedProject | undefined;
}

/** Values of fields that a project lacks if an earlier version of the site has published it. */
const NEWER = {
  ...{ phone: '', lead: '', place: '', time: '', system: '', domain: '', colour: '', work: '', quote: '' },
  ...{ site: 'none', notes: [] as string[], figures: [] as string[] },
} as const satisfies Partial<Project>;

/** Reads the projects that are shown in the portfolio, with the names of their clients. Throws as `readList`. */
export async function readProjects(api: RemoteApi, signal: AbortSignal): Promise<readonly ListedProject[]> {
  const query = new URLSearchParams({ ...SHOWN, fields: FIELDS.join() });
  const [{ items: projects }, { items: clients }] = await Promise.all([
    readList<ListedProject>(api, `projects?${query}`, signal),
    readList<Pick<Client, 'slug' | 'name'>>(api, 'clients?fields=name', signal),
  ]);
  const names = new Map(clients.map(({ slug, name }) => [slug, name]));
  return projects.map((project) => ({ ...NEWER, ...project, client: names.get(project.client) ?? project.client }));
}

export async function loadPortfolio({ request, context: { api } }: RemoteLoaderArgs): Promise<PortfolioData> {
  const [projects, { items: clients }, { items: services }] = await Promise.all([
    readProjects(api, request.signal),
    readList<Client>(api, 'clients', request.signal),
    readList<PortfolioData['services'][number]>(api, 'services?hasPage=true&fields=title,description', request.signal),
  ]);
  return { projects, clients, services };
}

/** Reads a project, its client, the client's quote, and the next project of the portfolio: after the last one the first. */
export const loadProject: RemoteLoader = async ({ params, request: { signal }, context: { api } }) => {
  const [found, shown] = await Promise.all([
    readEntry<Project>(api, `projects/${encodeURIComponent(params.project ?? '')}`, signal),
    readProjects(api, signal),
  ]);
  if (!found) return notFound();
  const { slug } = found;
  if (slug !== params.project) return redirect(paths.project(slug));
  const project = { ...NEWER, ...found };
  const [client, quote] = await Promise.all([
    readEntry<Client>(api, `clients/${encodeURIComponent(project.client)}`, signal),
    project.quote === ''
      ? undefined
      : readEntry<Testimonial>(api, `testimonials/${encodeURIComponent(project.quote)}`, signal),
  ]);
  const place = shown.findIndex((each) => each.slug === slug);
  const next = shown[(place + 1) % shown.length];
  return {
    project: { ...project, client: client?.name ?? project.client },
    quote,
    next: next?.slug === slug ? undefined : next,
  } satisfies ProjectData;
};

/** Returns the paths of the pages of the projects that are shown in the portfolio. Throws as `readList`. */
export const projectPaths = async (api: RemoteApi): Promise<string[]> =>
  (await readSlugs(api, 'projects', SHOWN)).map(paths.project);

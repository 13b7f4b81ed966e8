import type { RemoteLoaderArgs } from '@platform/contract/remote-routes';
import type { Client } from '@studio/content/collections/clients';
import type { Project } from '@studio/content/collections/projects';
import { readList } from '@studio/content/read';

/** Path of the list of projects that are shown in the portfolio. */
export const SHOWN_PROJECTS = 'projects?inPortfolio=true';

export interface PortfolioData {
  /** Those that are shown in the portfolio. `client`: the name. */
  readonly projects: readonly Project[];
  readonly clients: readonly Client[];
}

export async function loadPortfolio({ request, context: { api } }: RemoteLoaderArgs): Promise<PortfolioData> {
  const [{ items: projects }, { items: clients }] = await Promise.all([
    readList<Project>(api, SHOWN_PROJECTS, request.signal),
    readList<Client>(api, 'clients', request.signal),
  ]);
  const nameOf = (slug: string) => clients.find((client) => client.slug === slug)?.name ?? slug;
  return { projects: projects.map((project) => ({ ...project, client: nameOf(project.client) })), clients };
}

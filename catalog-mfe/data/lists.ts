import type { RemoteApi } from '@platform/contract/remote-routes';
import { type CaseStudy, caseStudy, type Service, service, type Testimonial, testimonial } from '@studio/client/lists';
import { CASE_STUDIES, SERVICES, TESTIMONIALS } from '@studio/client/lists-seed';
import * as v from 'valibot';

/** The three lists of a services page. */
export interface Lists {
  readonly services: readonly Service[];
  readonly caseStudies: readonly CaseStudy[];
  readonly testimonials: readonly Testimonial[];
}

/**
 * Asks for the three lists at once; settles when the slowest has. Never rejects: a list that cannot be had is logged and
 * replaced by its built-in entries. Once `signal` is aborted nothing is logged.
 */
export async function readLists(api: RemoteApi, signal: AbortSignal): Promise<Lists> {
  async function read<Entry>(path: string, entry: v.GenericSchema<unknown, Entry>, builtIn: readonly Entry[]) {
    try {
      const response = await api(path, { signal });
      if (!response.ok) throw new Error(`Status ${response.status}`);
      return v.parse(v.array(entry), await response.json());
    } catch (error) {
      if (!signal.aborted) console.error(`${path} could not be read; its built-in entries are shown`, error);
      return builtIn;
    }
  }
  const [services, caseStudies, testimonials] = await Promise.all([
    read('/api/services', service, SERVICES),
    read('/api/case-studies', caseStudy, CASE_STUDIES),
    read('/api/testimonials', testimonial, TESTIMONIALS),
  ]);
  return { services, caseStudies, testimonials };
}

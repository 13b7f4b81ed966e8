import { documented } from '@platform/server/openapi/documented';
import { caseStudy, service, testimonial } from '@studio/client/lists';
import type { Collection } from '@studio/content/collection';
import { caseStudies } from '@studio/content/collections/case-studies';
import { clientTestimonials } from '@studio/content/collections/client-testimonials';
import { type ServiceItem, services } from '@studio/content/collections/services';
import type { ItemOf } from '@studio/content/published';
import { Hono } from 'hono';
import * as v from 'valibot';
import { respond } from './public-routes.ts';
import type { PublishedLists } from './published.ts';

/** Creates the public routes of the lists on services pages. */
export function createLists({ published }: { readonly published: PublishedLists }) {
  const itemsOf = async <Item>(collection: Collection) => (await published.of(collection)).items as readonly Item[];
  return new Hono()
    .get('/services', documentedList('Lists the services', service), async (c) =>
      respond(
        c,
        (await itemsOf<ServiceItem>(services)).map(({ title, description, slug, hasPage, priceFrom, per }) => ({
          ...{ title, description },
          ...(hasPage ? { slugs: [slug], priceFrom, per } : { slugs: [] }),
        })),
      ),
    )
    .get('/case-studies', documentedList('Lists the case studies', caseStudy), async (c) =>
      respond(
        c,
        (await itemsOf<ItemOf<typeof caseStudies>>(caseStudies)).map(
          ({ title, description, services, picture, figure, caption, page }) => ({
            ...{ title, description, picture, figure, caption, page },
            slugs: services as string[],
          }),
        ),
      ),
    )
    .get('/testimonials', documentedList('Lists the testimonials', testimonial), async (c) =>
      respond(
        c,
        (await itemsOf<ItemOf<typeof clientTestimonials>>(clientTestimonials)).map(
          ({ text, clientName, position, services }) => ({ text, clientName, position, slugs: services as string[] }),
        ),
      ),
    );
}

const documentedList = (summary: string, item: v.GenericSchema) =>
  documented(summary, { 200: v.array(item), 304: null }, [503]);

import type { Collection } from './collection.ts';
import { caseStudies } from './collections/case-studies.ts';
import { clientTestimonials } from './collections/client-testimonials.ts';
import { clients } from './collections/clients.ts';
import { about, home, identity, offer, privacy, terms } from './collections/documents.ts';
import { faqs } from './collections/faqs.ts';
import { heroSlides } from './collections/hero-slides.ts';
import { posts } from './collections/posts.ts';
import { projects } from './collections/projects.ts';
import { services } from './collections/services.ts';
import { team } from './collections/team.ts';
import { testimonials } from './collections/testimonials.ts';
import { websites } from './collections/websites.ts';

/** All collections, in the order of the admin. */
export const collections: readonly Collection[] = [
  ...[projects, clients, posts, services, caseStudies, websites, testimonials, clientTestimonials, faqs, team],
  ...[heroSlides, home, about, offer, terms, privacy, identity],
];

/** Returns the collection with a name. */
export const collectionOf = (name: string): Collection | undefined => collections.find((each) => each.name === name);

import type { RemoteLoaderArgs } from '@platform/contract/remote-routes';
import type { Home } from '@studio/content/collections/documents';
import type { HeroSlide } from '@studio/content/collections/hero-slides';
import type { PostItem } from '@studio/content/collections/posts';
import type { ServiceItem } from '@studio/content/collections/services';
import type { Member } from '@studio/content/collections/team';
import type { Testimonial } from '@studio/content/collections/testimonials';
import { readDocument, readList } from '@studio/content/read';
import { type ListedProject, readProjects } from '../portfolio/load-portfolio.ts';

/** What the home page shows of the content. */
export interface HomeData {
  readonly texts: Home;
  /** The title of the first one is the page's h1. */
  readonly slides: readonly HeroSlide[];
  /** Those that are shown in the portfolio. */
  readonly projects: readonly ListedProject[];
  readonly testimonials: readonly Testimonial[];
  /** The latest three. */
  readonly posts: readonly PostItem[];
  readonly members: readonly Pick<Member, 'slug' | 'portrait'>[];
  /** Their cards have the titles of their pages. */
  readonly services: readonly Pick<ServiceItem, 'slug' | 'title'>[];
}

export async function loadHome({ request: { signal }, context: { api } }: RemoteLoaderArgs): Promise<HomeData> {
  const [texts, slides, projects, testimonials, posts, members, services] = await Promise.all([
    readDocument<Home>(api, 'home', signal),
    readList<HeroSlide>(api, 'hero-slides', signal),
    readProjects(api, signal),
    readList<Testimonial>(api, 'testimonials', signal),
    readList<PostItem>(api, 'posts?limit=3', signal),
    readList<Pick<Member, 'slug' | 'portrait'>>(api, 'team?fields=portrait', signal),
    readList<Pick<ServiceItem, 'slug' | 'title'>>(api, 'services?hasPage=true&fields=title', signal),
  ]);
  return {
    texts,
    slides: slides.items,
    projects,
    testimonials: testimonials.items,
    posts: posts.items,
    members: members.items,
    services: services.items,
  };
}

import type { RemoteLoaderArgs } from '@platform/contract/remote-routes';
import type { PostItem } from '@studio/content/collections/posts';
import type { Member } from '@studio/content/collections/team';
import type { Testimonial } from '@studio/content/collections/testimonials';
import { readList } from '@studio/content/read';

/** What the home page shows of the content. */
export interface HomeData {
  readonly testimonials: readonly Testimonial[];
  /** The latest three. */
  readonly posts: readonly PostItem[];
  readonly members: readonly Pick<Member, 'slug' | 'portrait'>[];
}

export async function loadHome({ request: { signal }, context: { api } }: RemoteLoaderArgs): Promise<HomeData> {
  const [testimonials, posts, members] = await Promise.all([
    readList<Testimonial>(api, 'testimonials', signal),
    readList<PostItem>(api, 'posts?limit=3', signal),
    readList<Pick<Member, 'slug' | 'portrait'>>(api, 'team?fields=portrait', signal),
  ]);
  return { testimonials: testimonials.items, posts: posts.items, members: members.items };
}

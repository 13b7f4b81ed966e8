import { isDeepStrictEqual } from 'node:util';
import type { LiveSite, SiteIdentity } from '@studio/client/identity';
import { type Identity, identity } from '@studio/content/collections/documents';
import type { Published } from './published.ts';

/**
 * Changes the site's data, which all pages are rendered with, to what is published now. Returns whether that was something else.
 * What the owner does not edit stays as it is in `site.json`.
 */
export async function updateSite(
  site: SiteIdentity,
  published: Pick<Published, 'of' | 'facts'>,
  now = () => new Date(),
): Promise<boolean> {
  const facts = await published.facts();
  const [own] = (await published.of(identity)).items as unknown as readonly Identity[];
  const year = now().getUTCFullYear();
  const next: LiveSite = { ...site, ...(own && identityOf(own)), year, lowestPrice: facts.get('lowest price') };
  if (isDeepStrictEqual(next, site)) return false;
  Object.assign(site, next);
  return true;
}

const identityOf = ({ phone, email, address, hours, facebook, linkedin, x, github }: Identity) => ({
  ...{ phone, email, address, hours },
  social: { facebook, linkedin, x, github },
});

import { isDeepStrictEqual } from 'node:util';
import type { LiveSite, SiteIdentity } from '@studio/client/identity';
import { type Identity, identity } from '@studio/content/collections/documents';
import type { Database } from '../database.ts';
import type { Published } from './published.ts';

interface LiveSiteDeps {
  readonly db: Database;
  /** The site's data from `site.json`, which all pages are rendered with. It is changed in place. */
  readonly site: SiteIdentity;
  readonly published: Pick<Published, 'of' | 'facts'>;
  readonly now?: () => Date;
}

/**
 * Returns a function that changes the site's data to what is published now, and returns whether that was something else. What the
 * owner has not changed since the first start is as in `site.json`.
 */
export function createLiveSite({ db, site, published, now = () => new Date() }: LiveSiteDeps) {
  const file = { ...site };
  return async (): Promise<boolean> => {
    const facts = await published.facts();
    const [own] = (await published.of(identity)).items as unknown as readonly Identity[];
    const seed = await seedOf(db);
    const changed = Object.entries(own ?? {}).filter(([field, value]) => value !== seed[field as keyof Identity]);
    const next: LiveSite = {
      ...withIdentity(file, Object.fromEntries(changed)),
      year: now().getUTCFullYear(),
      lowestPrice: facts.get('lowest price'),
    };
    if (isDeepStrictEqual(next, site)) return false;
    Object.assign(site, next);
    return true;
  };
}

/** Returns the site's data with fields of an identity in place of its own. Profiles have to begin with `https://`. */
export function withIdentity(site: SiteIdentity, fields: Partial<Identity>): SiteIdentity {
  const { phone, email, address, hours, facebook, linkedin, x, github } = { ...site, ...fields };
  const profiles = Object.entries({ facebook, linkedin, x, github }).filter(([, link]) => link?.startsWith('https://'));
  return { ...site, phone, email, address, hours, social: { ...site.social, ...Object.fromEntries(profiles) } };
}

/** Returns the identity as it was at the first start. */
async function seedOf(db: Database): Promise<Partial<Identity>> {
  const row = await db
    .selectFrom('content_versions')
    .innerJoin('content_entries', 'content_entries.id', 'content_versions.entry')
    .select('content_versions.data')
    .where('content_entries.collection', '=', identity.name)
    .where('content_versions.version', '=', 1)
    .executeTakeFirst();
  return row ? (JSON.parse(row.data) as Identity) : {};
}

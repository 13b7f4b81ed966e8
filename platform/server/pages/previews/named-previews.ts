import type { NamedPreview } from '@platform/contract/release';
import { LRUCache } from 'lru-cache';
import type { PlatformDatabase } from '../../database/schema.ts';
import { noSuchRelease } from '../../deployments/deployment-log.ts';
import { ProblemError } from '../../http/problem.ts';
import { type ReleaseSet, setWith } from '../../release-set/release-set.ts';
import type { ReleaseStore } from '../../releases/store/release-store.ts';
import type { Quota } from '../../teams/teams.ts';
import type { LiveSet } from '../live-set.ts';
import { createOpenSets } from './open-sets.ts';
import type { ShownPreview } from './preview-bar.ts';
import { type LinkKeys, NAMED_PREVIEW_S, type PreviewLink, secondsLeft } from './preview-keys.ts';
import { noPreview } from './previews.ts';

/** Maximum number of releases in all named previews, and in those of the publish token, which leaves room to the teams. */
export const MAX_RELEASES = 200;
export const MAX_RELEASES_OF_TOKEN = 50;

/** Maximum number of cached sets: reading a set reads all live releases. */
const MAX_CACHED_SETS = 10;

interface NamedPreviewsDeps<Pages> {
  readonly db: PlatformDatabase;
  readonly store: Pick<ReleaseStore, 'get' | 'live' | 'need' | 'position'>;
  readonly keys: LinkKeys;
  readonly open: (set: ReleaseSet, shown: ShownPreview) => Promise<Pages>;
}

/** The set of a label, and the releases that were sent for it. */
interface PreviewSet extends Pick<ShownPreview, 'releases'> {
  readonly set: ReleaseSet;
}

/** A release for a named preview. `actor`: whose token it was. `quota`: of its team; unset: it is the publish token. */
export interface LabelledRelease {
  readonly label: string;
  readonly name: string;
  readonly version: string;
  readonly actor: string;
  readonly quota?: Pick<Quota, 'previews' | 'namedPreviews'> | undefined;
}

/** Previews that are shown for two weeks. */
export type NamedPreviews = ReturnType<typeof createNamedPreviews<LiveSet>>;

/**
 * Creates the named previews. Each has a label, and shows the live set with the releases that were sent for the label, one of each name. A
 * release is shown for two weeks, or until another one of its name is sent for the label. They are rows of the database, so that every
 * server shows them.
 */
export function createNamedPreviews<Pages extends Pick<LiveSet, 'close'>>(deps: NamedPreviewsDeps<Pages>) {
  const { db, store, keys } = deps;
  const sets = createOpenSets<Pages>();
  const cachedSets = new LRUCache<string, PreviewSet>({ max: MAX_CACHED_SETS });
  const oldest = () => new Date(Date.now() - NAMED_PREVIEW_S * 1000).toISOString();

  /** Returns the set of a label; undefined if nothing is shown under it any more. */
  async function setOf(label: string): Promise<PreviewSet | undefined> {
    const rows = await db
      .selectFrom('previewed_releases')
      .select(['name', 'version'])
      .where('label', '=', label)
      .where('created_at', '>', oldest())
      .orderBy('name')
      .execute();
    // A release of the label is collected two weeks after it was sent, when its row is too old.
    const key = JSON.stringify([await store.position(), rows]);
    const cached = cachedSets.get(key);
    if (cached) return cached;
    const stored = await Promise.all(rows.map(({ name, version }) => store.get(name, version)));
    const releases = stored.filter((release) => release !== undefined);
    if (releases.length === 0) return undefined;
    const preview = { set: setWith(await store.live(), releases), releases };
    cachedSets.set(key, preview);
    return preview;
  }

  /** Removes rows that are too old, and throws if no further release can be shown. */
  async function requireRoom({ label, name, actor, quota }: LabelledRelease, from = db): Promise<void> {
    await from.deleteFrom('previewed_releases').where('created_at', '<=', oldest()).execute();
    const rows = await from.selectFrom('previewed_releases').select(['label', 'name', 'actor']).execute();
    const shown = rows.filter((row) => row.label !== label || row.name !== name);
    if (shown.length >= MAX_RELEASES) throw tooManyReleases(MAX_RELEASES);
    const ofActor = shown.filter((row) => row.actor === actor);
    const max = quota?.namedPreviews ?? MAX_RELEASES_OF_TOKEN;
    if (ofActor.length >= max) throw tooManyReleases(max);
  }

  return {
    /**
     * Shows a stored release under a label, in place of the one of its name that was shown there.
     * @throws ProblemError: 404 if the release is not stored, 409 if there are too many, of all teams or of this one.
     */
    async put(release: LabelledRelease): Promise<NamedPreview> {
      const { label, name, version, actor, quota } = release;
      if ((await store.get(name, version)) === undefined) throw noSuchRelease(name, version);
      await requireRoom(release);
      const created = new Date();
      const until = new Date(created.getTime() + NAMED_PREVIEW_S * 1000);
      await store.need(name, version, until);
      const shown = { version, actor, created_at: created.toISOString() };
      // Checked again: concurrent requests may have passed the first check.
      await db.transaction().execute(async (transaction) => {
        await requireRoom(release, transaction);
        await transaction
          .insertInto('previewed_releases')
          .values({ label, name, ...shown })
          .onConflict((conflict) => conflict.columns(['label', 'name']).doUpdateSet(shown))
          .execute();
      });
      const link = `/api/previews/${label}?key=${await keys.make(label, quota && { team: actor, max: quota.previews })}`;
      return { link, until: until.toISOString() };
    },
    /** Throws a ProblemError (410) if a key is not one of this label, has ended, or nothing is shown under the label any more. */
    async requireKey(label: string, key: string): Promise<void> {
      const link = await keys.read(key);
      const isValid = link?.label === label && secondsLeft(link) > 0;
      if (!isValid || (await setOf(label)) === undefined) throw noPreview();
    },
    /**
     * Returns the pages that a link shows.
     * @throws ProblemError: 410 if it has ended or there are none, 503 if too many previews are open, of the team that made the link or of all.
     */
    async find(link: PreviewLink): Promise<Pages> {
      const preview = secondsLeft(link) > 0 ? await setOf(link.label) : undefined;
      if (preview === undefined) throw noPreview();
      const { set, releases } = preview;
      const { label, owner } = link;
      return sets.pages(`${label} ${set.id}`, () => deps.open(set, { label, releases }), owner);
    },
    close: sets.closeAll,
  };
}

const tooManyReleases = (max: number) =>
  new ProblemError({
    slug: 'too-many-previews',
    status: 409,
    title: `${max} releases are shown in previews already`,
    detail: 'Use a label again, or wait until others are two weeks old.',
  });

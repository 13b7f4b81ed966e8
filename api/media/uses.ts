import type { Collection, Data } from '@studio/content/collection';
import { collectionOf } from '@studio/content/collections';
import type { MediaUse } from '@studio/content/media';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database.ts';

type Reader = Pick<Kysely<Schema>, 'selectFrom'>;

/**
 * Returns the entries that name a picture: in their draft, published, at a time to come, or in an older version. Those in the trash
 * are among them, because they can be restored.
 */
export async function findUses(db: Reader, id: string): Promise<MediaUse[]> {
  const pattern = `%/media/${id}%`;
  const versions = await db
    .selectFrom('content_versions')
    .select(['entry', 'version'])
    .where('data', 'like', pattern)
    .execute();
  const named = [...new Set(versions.map(({ entry }) => entry))];
  // An entry's draft and what is published are versions of it, too.
  const entries = [];
  for (let i = 0; i < named.length; i += 500) {
    const batch = named.slice(i, i + 500);
    entries.push(...(await db.selectFrom('content_entries').selectAll().where('id', 'in', batch).execute()));
  }
  return entries.map((entry) => {
    const naming = new Set(versions.filter((each) => each.entry === entry.id).map(({ version }) => version));
    const states = (
      [
        ['draft', entry.version],
        ['published', entry.published_version],
        ['scheduled', entry.scheduled_version],
      ] as const
    ).flatMap(([state, version]) => (version !== null && naming.has(version) ? [state] : []));
    return {
      collection: entry.collection,
      entry: entry.id,
      title: titleOf(collectionOf(entry.collection), JSON.parse(entry.draft) as Data),
      states: states.length > 0 ? states : (['history'] as const).slice(),
      isInTrash: entry.deleted_at !== null,
    };
  });
}

const titleOf = (collection: Collection | undefined, draft: Data): string =>
  (collection && String(draft[collection.title] ?? '').slice(0, 200)) || 'Untitled';

/** Makes all servers read the collections anew whose published entries name a picture. */
export async function renewPages(db: Pick<Kysely<Schema>, 'selectFrom' | 'updateTable'>, id: string): Promise<void> {
  const collections = db
    .selectFrom('content_entries')
    .select('collection')
    .where('published', 'like', `%/media/${id}%`);
  await db
    .updateTable('content_state')
    .set({ changes: sql<number>`changes + 1` })
    .where('collection', 'in', collections)
    .execute();
}

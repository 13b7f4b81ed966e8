import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteIdentity } from '@studio/client/identity';
import type { Collection, Data } from '@studio/content/collection';
import { namesOfKind } from '@studio/content/collection';
import { collections } from '@studio/content/collections';
import { identity } from '@studio/content/collections/documents';
import { withOptional } from '@studio/content/complete';
import { v7 as uuidV7 } from 'uuid';
import * as v from 'valibot';
import { parse } from 'yaml';
import { readChecked } from '../checked-file.ts';
import type { Database } from '../database.ts';

/** Beside the built server as beside the sources: in `content` of the folder above. */
const FOLDER = join(import.meta.dirname, '../content/seed');

/** Front matter, and the text after it. */
const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/**
 * Fills collections that were never filled with the entries of a folder. One with Markdown has a folder with a file for each entry,
 * any other one a YAML file. One server does it if several start at once.
 * @throws StartError naming a file, and what is wrong with it.
 */
export async function seedContent(
  db: Database,
  site: SiteIdentity,
  folder = FOLDER,
  now = () => new Date(),
): Promise<void> {
  const known = new Set(
    (await db.selectFrom('content_state').select('collection').execute()).map((row) => row.collection),
  );
  for (const collection of collections.filter(({ name }) => !known.has(name))) {
    const entries = collection.name === identity.name ? [identityOf(site)] : readSeed(collection, folder);
    await db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('content_state')
        .values({ collection: collection.name })
        .onConflict((conflict) => conflict.column('collection').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return;
      for (const [i, data] of entries.entries()) {
        const id = uuidV7();
        const [json, time] = [JSON.stringify(data), now().toISOString()];
        await transaction
          .insertInto('content_entries')
          .values({
            id,
            collection: collection.name,
            position: i + 1,
            version: 1,
            draft: json,
            published: json,
            published_version: 1,
            scheduled_version: null,
            scheduled_at: null,
            updated_at: time,
            deleted_at: null,
          })
          .execute();
        await transaction
          .insertInto('content_versions')
          .values({ entry: id, version: 1, data: json, saved_at: time, published_at: time })
          .execute();
        await transaction
          .insertInto('content_addresses')
          .values({ collection: collection.name, slug: String(data.slug).toLowerCase(), entry: id })
          .execute();
      }
    });
  }
}

/** Returns what the owner edits of `site.json`. */
const identityOf = ({ phone, email, address, hours, social }: SiteIdentity) => ({
  ...{ phone, email, address, hours, ...social },
  slug: identity.name,
});

/** Before the name of a file, where the entries have an order that the admin chooses: `01-ecommerce.md`. */
const NUMBER = /^\d+-/;

/** Reads the entries of a collection from a folder, in their order. */
export function readSeed(collection: Collection, folder = FOLDER): readonly Data[] {
  const [body] = namesOfKind(collection, 'markdown');
  const completed = (data: Data) => withOptional(collection, data);
  if (body === undefined) {
    const file = join(folder, `${collection.name}.yaml`);
    return readChecked(file, v.array(collection.schema), (text) => (parse(text) as Data[]).map(completed));
  }
  const own = join(folder, collection.name);
  return readdirSync(own)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) =>
      readChecked(join(own, name), collection.schema, (text) => {
        const [, front = '', markdown = ''] = FRONT_MATTER.exec(text) ?? [];
        const slug = name.slice(0, -'.md'.length).replace(collection.order === 'position' ? NUMBER : '', '');
        return completed({ ...(parse(front) as object), slug, [body]: markdown.trim() });
      }),
    );
}

import type { MediaItem } from '@studio/content/media';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../database.ts';
import type { MediaSchema } from './table.ts';

/** Reads tables: a database or a transaction. */
export type Reader = Pick<Kysely<Schema>, 'selectFrom'>;

/** Maximum number of ids in a statement, below the maximum number of parameters. */
export const MAX_IDS = 500;

/** Returns the pictures of the library with these ids. */
export async function readPictures(db: Reader, ids: readonly string[]): Promise<MediaItem[]> {
  const pictures: MediaItem[] = [];
  for (let i = 0; i < ids.length; i += MAX_IDS) {
    const rows = db
      .selectFrom('media')
      .selectAll()
      .where('id', 'in', ids.slice(i, i + MAX_IDS));
    pictures.push(...(await withFiles(db, await rows.execute())));
  }
  return pictures;
}

/** Returns the pictures of at most `MAX_IDS` rows, with their files. */
export async function withFiles(db: Reader, rows: readonly Selectable<MediaSchema['media']>[]): Promise<MediaItem[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const files = await db
    .selectFrom('media_files')
    .selectAll()
    .where('media', 'in', ids)
    .where('served_until', 'is', null)
    .orderBy('width')
    .execute();
  const byPicture = new Map<string, typeof files>(ids.map((id) => [id, []]));
  for (const file of files) byPicture.get(file.media)?.push(file);
  return rows.map((row) => {
    const sources = (format: string) =>
      (byPicture.get(row.id) ?? [])
        .filter((file) => file.format === format)
        .map(({ sha256, width }) => ({ src: `/media/${sha256}.${format}`, width }));
    const webp = sources('webp');
    return {
      id: row.id,
      name: row.name,
      alt: row.alt,
      src: webp.at(-1)?.src ?? '',
      width: row.width,
      height: row.height,
      color: row.color,
      focal: { x: row.focal_x, y: row.focal_y },
      avif: sources('avif'),
      webp,
      kind: row.kind,
      bytes: row.bytes,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    };
  });
}

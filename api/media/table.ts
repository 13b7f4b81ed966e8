import type { Migrations } from '@platform/server/database/migrations';
import type { Kysely } from 'kysely';

/** A picture of the library. Times are ISO times. */
interface MediaTable {
  /** UUIDv7. Texts name a picture by it: `/media/<id>`. */
  readonly id: string;
  readonly name: string;
  /** Alternative text. Empty: it only decorates. Null: missing. */
  readonly alt: string | null;
  /** The point that stays visible when the picture is cropped, in percent of width and height. */
  readonly focal_x: number;
  readonly focal_y: number;
  /** Size of the widest file. */
  readonly width: number;
  readonly height: number;
  readonly color: string;
  /** Size and kind of the uploaded file, which is not kept. */
  readonly bytes: number;
  readonly kind: string;
  /** The sha256 of the uploaded file. */
  readonly source: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A file of a picture; its bytes are in the store that releases use. */
interface MediaFileTable {
  readonly sha256: string;
  readonly media: string;
  readonly format: string;
  readonly width: number;
  /** Until when the file of a replaced picture is served. Null: it is the picture's. */
  readonly served_until: string | null;
}

export interface MediaSchema {
  readonly media: MediaTable;
  readonly media_files: MediaFileTable;
}

export const migrations: Migrations = () => ({
  '0009_media': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('media')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('alt', 'text')
        .addColumn('focal_x', 'integer', (column) => column.notNull())
        .addColumn('focal_y', 'integer', (column) => column.notNull())
        .addColumn('width', 'integer', (column) => column.notNull())
        .addColumn('height', 'integer', (column) => column.notNull())
        .addColumn('color', 'text', (column) => column.notNull())
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('media_files')
        .addColumn('sha256', 'text', (column) => column.notNull())
        .addColumn('media', 'text', (column) => column.notNull())
        .addColumn('format', 'text', (column) => column.notNull())
        .addColumn('width', 'integer', (column) => column.notNull())
        .addColumn('served_until', 'text')
        .addPrimaryKeyConstraint('media_files_pk', ['sha256', 'media'])
        .execute();
      await db.schema.createIndex('media_files_by_media').on('media_files').column('media').execute();
    },
  },
});

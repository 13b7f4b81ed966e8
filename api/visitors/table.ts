import type { Migrations } from '@platform/server/database/migrations';
import type { Conversion, VisitorList } from '@studio/client/visitors';
import type { Kysely } from 'kysely';

/** What is counted. `view` and `visitor` have no name; those with a page have its path as their name, and the source of their visitor. */
export type CountKind = 'view' | 'visitor' | VisitorList | Conversion;

export interface VisitorsSchema {
  /** Numbers by day. They say nothing about a single visitor. */
  readonly visitor_counts: {
    /** UTC, such as `2026-03-01`. */
    readonly day: string;
    readonly kind: CountKind;
    readonly name: string;
    readonly source: string;
    readonly count: number;
  };
  /** The visitors of today, by a key that changes every day. Deleted when the day is over. */
  readonly visitors_today: {
    readonly day: string;
    readonly visitor: string;
    /** The other site that led to the last visit; empty if there was none. */
    readonly source: string;
    readonly reports: number;
  };
}

export const migrations: Migrations = () => ({
  '0015_visitors': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('visitor_counts')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('visitor_counts_pk', ['day', 'kind', 'name', 'source'])
        .execute();
      await db.schema
        .createTable('visitors_today')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('visitor', 'text', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('reports', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('visitors_today_pk', ['day', 'visitor'])
        .execute();
    },
  },
});

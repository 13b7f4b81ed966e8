import type { PlatformSchema } from '@platform/server/database/schema';
import type { Kysely } from 'kysely';
import type { AuthSchema } from './auth/table.ts';
import type { ContactSchema } from './contact/messages/table.ts';
import type { ContentSchema } from './content/table.ts';
import type { MediaSchema } from './media/table.ts';
import type { QuestionsSchema } from './questions/table.ts';
import type { VisitorsSchema } from './visitors/table.ts';
import type { WebhookSchema } from './webhooks/table.ts';

/** All tables: the platform's, and those of each resource. */
export interface Schema
  extends PlatformSchema,
    ContactSchema,
    ContentSchema,
    AuthSchema,
    MediaSchema,
    QuestionsSchema,
    WebhookSchema,
    VisitorsSchema {}

export type Database = Kysely<Schema>;

import type { createAuth } from './auth/index.ts';
import type { createChat } from './chat/index.ts';
import type { createContactAdmin } from './contact/admin-routes.ts';
import type { createContact } from './contact/form.ts';
import type { createMailRoutes } from './contact/mail/routes.ts';
import type { createSpamRoutes } from './contact/spam/routes.ts';
import type { createContentAdmin } from './content/admin-routes.ts';
import type { createLists } from './content/list-routes.ts';
import type { createMediaAdmin } from './media/admin-routes.ts';
import type { createQuestionRoutes } from './questions/routes.ts';
import type { createReleaseAdmin } from './releases/routes.ts';
import type { createSiteState } from './site/site-state.ts';
import type { createVisitorRoutes } from './visitors/routes.ts';
import type { createWebhookRoutes } from './webhooks/routes.ts';

/*
 * The resources of the API, for Hono's typed client: `hc<ContactApi>('/api')`. Front ends import these types and nothing else
 * of this package.
 */

export type AuthApi = Awaited<ReturnType<typeof createAuth>>['app'];
export type ChatApi = ReturnType<typeof createChat>;
export type ContactApi = ReturnType<typeof createContact>;
export type ContactAdminApi = ReturnType<typeof createContactAdmin>;
export type ContentAdminApi = ReturnType<typeof createContentAdmin>;
export type ListsApi = ReturnType<typeof createLists>;
export type MailApi = ReturnType<typeof createMailRoutes>;
export type MediaApi = ReturnType<typeof createMediaAdmin>;
export type QuestionsApi = ReturnType<typeof createQuestionRoutes>;
export type ReleaseAdminApi = ReturnType<typeof createReleaseAdmin>;
export type SpamApi = ReturnType<typeof createSpamRoutes>;
export type VisitorsApi = ReturnType<typeof createVisitorRoutes>;
export type WebhooksApi = ReturnType<typeof createWebhookRoutes>;
export type SiteStateApi = ReturnType<typeof createSiteState>;

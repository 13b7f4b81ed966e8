import * as v from 'valibot';

/** Most webhooks of a site. */
export const MAX_WEBHOOKS = 10;

/** The form of what is posted: our own JSON, or what the webhooks of a chat program take. */
export const webhookForm = v.picklist(['json', 'slack', 'discord', 'teams']);

export type WebhookForm = v.InferOutput<typeof webhookForm>;

const URL_RULE = 'an address that begins with https://';

/** Request of `POST /api/v1/webhooks`. */
export const newWebhook = v.strictObject({
  url: v.pipe(
    v.string(),
    v.maxLength(2000, 'at most 2000 characters'),
    v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), URL_RULE),
    v.check((text) => !/[\0@]/.test(new URL(text).href.split('/')[2] ?? ''), 'an address without a user name'),
  ),
  form: webhookForm,
});

export type NewWebhook = v.InferOutput<typeof newWebhook>;

/** An address that is told of new messages. */
export const webhook = v.object({
  id: v.string(),
  ...newWebhook.entries,
  /** Key of the signature: Base64 after `whsec_`, as https://www.standardwebhooks.com has it. */
  secret: v.string(),
});

export type Webhook = v.InferOutput<typeof webhook>;

/** Why a webhook did not take a message: the status of its response, or one of these. */
export const webhookFailure = v.union([v.number(), v.picklist(['not-public', 'silent', 'unreachable'])]);

export type WebhookFailure = v.InferOutput<typeof webhookFailure>;

/** A message for a webhook. Times are ISO times. */
export const delivery = v.object({
  id: v.string(),
  webhook: v.string(),
  /** Id of the message. */
  message: v.string(),
  createdAt: v.string(),
  state: v.picklist(['sending', 'sent', 'failed']),
  attempts: v.number(),
  /** When it is tried again. */
  againAt: v.optional(v.string()),
  failure: v.optional(webhookFailure),
});

export type Delivery = v.InferOutput<typeof delivery>;

/** Response of `GET /api/v1/webhooks`, with the newest deliveries first. */
export const webhookList = v.object({ webhooks: v.array(webhook), deliveries: v.array(delivery) });

/** Response of `POST /api/v1/webhooks/:id/test`. */
export const webhookTest = v.object({ failure: v.optional(webhookFailure) });

import { createHmac } from 'node:crypto';
import type { ReceivedMessage } from '@studio/client/contact';
import type { Webhook, WebhookForm } from '@studio/client/webhooks';

/** Characters of a message that chat programs get. Discord takes 2,000 in all. */
const MAX_EXCERPT = 700;

/** What a webhook is told. */
export interface WebhookEvent {
  readonly type: 'message.created' | 'test';
  readonly message: Pick<ReceivedMessage, 'id' | 'createdAt' | 'name' | 'email' | 'subject' | 'message'>;
  /** Address of the message in the inbox. Unset: the site does not know its own address. */
  readonly link?: string | undefined;
}

/** Slack's own marks of links and mentions. */
const withoutSlackMarks = (text: string) =>
  text.replace(/[&<>]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[mark] ?? '');

/** Marks of Markdown: a visitor's text has no links, mentions or headings. */
const withoutMarkdown = (text: string) => text.replace(/[\\`*_~[\]()#>|<@-]/g, '\\$&');

function textOf({ message, link }: WebhookEvent, escaped: (text: string) => string): string {
  const { name, email, subject, message: text } = message;
  const excerpt = text.length > MAX_EXCERPT ? `${text.slice(0, MAX_EXCERPT)} …` : text;
  const lines = [`New message from ${name} (${email})`, subject, excerpt].filter(Boolean).map(escaped);
  return [...lines, ...(link ? [link] : [])].join('\n\n');
}

const BODIES: Readonly<Record<WebhookForm, (event: WebhookEvent) => object>> = {
  json: (event) => event,
  // https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks
  slack: (event) => ({ text: textOf(event, withoutSlackMarks) }),
  // https://discord.com/developers/docs/resources/webhook#execute-webhook
  discord: (event) => ({ content: textOf(event, withoutMarkdown).slice(0, 2000), allowed_mentions: { parse: [] } }),
  // https://learn.microsoft.com/en-us/connectors/teams/#microsoft-teams-webhook
  teams: (event) => ({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          type: 'AdaptiveCard',
          version: '1.4',
          body: [{ type: 'TextBlock', wrap: true, text: textOf(event, withoutMarkdown) }],
        },
      },
    ],
  }),
};

/**
 * Returns the body and the headers of a post: the id, the time and the signature of https://www.standardwebhooks.com.
 * @param id Of the delivery. It is the same if the delivery is repeated.
 */
export function postOf({ form, secret }: Pick<Webhook, 'form' | 'secret'>, id: string, event: WebhookEvent, now: Date) {
  const body = JSON.stringify(BODIES[form](event));
  const time = Math.floor(now.getTime() / 1000).toString();
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  return {
    body,
    headers: { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` },
  };
}

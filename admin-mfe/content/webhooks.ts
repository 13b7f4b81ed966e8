import type { WebhookFailure, WebhookForm } from '@studio/client/webhooks';

const FAILURES = {
  'not-public': 'its address is inside a network',
  silent: 'no answer within 10 seconds',
  unreachable: 'it cannot be reached',
} as const;

/** Texts of the page of webhooks. */
export const webhooksPage = {
  title: 'Webhooks',
  lead: 'New messages are posted to these addresses, so that they appear where your team works. Spam is not. What is not taken is tried again for three days.',
  reference: 'API reference',
  none: 'No webhooks yet.',
  url: 'Address',
  form: 'For',
  forms: {
    json: 'Another program (JSON)',
    slack: 'Slack',
    discord: 'Discord',
    teams: 'Microsoft Teams',
  } satisfies Readonly<Record<WebhookForm, string>>,
  add: 'Add webhook',
  secret: 'Key of the signature',
  showSecret: 'Show the key',
  test: 'Send a test',
  testOf: (url: string) => `Send a test to ${url}`,
  tested: 'The test arrived.',
  failed: (failure: WebhookFailure) =>
    `Not taken: ${typeof failure === 'number' ? `it answered with status ${failure}` : FAILURES[failure]}.`,
  remove: 'Remove',
  removeOf: (url: string) => `Remove ${url}`,
  log: 'Deliveries',
  logHint: 'The last 50, for 30 days.',
  noDeliveries: 'Nothing has been sent yet.',
  columns: { time: 'Message of', webhook: 'Webhook', state: 'State' },
  states: { sending: 'Waiting', sent: 'Sent', failed: 'Given up' },
  again: 'Again:',
  notLoaded: 'Webhooks could not be loaded.',
  notSaved: 'That could not be saved. Check the address, and try again.',
  open: 'Tell Slack, Discord, Teams or another program of new messages',
} as const;

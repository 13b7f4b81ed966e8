import type { WebhookFailure, WebhookForm } from '@studio/client/webhooks';

const FAILURES = {
  'not-public': 'the address is on a private network',
  silent: 'no answer within 10 seconds',
  unreachable: 'it cannot be reached',
} as const;

/** Texts of the page of webhooks. */
export const webhooksPage = {
  title: 'Webhooks',
  lead: 'New messages are sent to these addresses, so that they appear where your team works. Spam is not sent. Failed deliveries are tried again for three days.',
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
  secret: 'Signing key',
  showSecret: 'Show the key',
  test: 'Send a test',
  testOf: (url: string) => `Send a test to ${url}`,
  tested: 'The test arrived.',
  failed: (failure: WebhookFailure) =>
    `Not delivered: ${typeof failure === 'number' ? `the address answered with status ${failure}` : FAILURES[failure]}.`,
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
  open: 'Send new messages to Slack, Discord, Teams or another program',
} as const;

import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { postOf, type WebhookEvent } from './payload.ts';

const SECRET = `whsec_${Buffer.from('a key of the site').toString('base64')}`;
const NOW = new Date('2025-06-01T12:00:00.900Z');

const eventOf = (more: object = {}): WebhookEvent => ({
  type: 'message.created',
  message: {
    ...{ id: 'm', createdAt: '2025-06-01T12:00:00.000Z', name: 'Ada', email: 'ada@b.example' },
    ...{ subject: 'A shop', message: 'Hello', ...more },
  },
  link: 'https://site.example/admin/messages?message=m',
});

const bodyOf = (form: 'json' | 'slack' | 'discord' | 'teams', event: WebhookEvent) =>
  JSON.parse(postOf({ form, secret: SECRET }, 'd', event, NOW).body);

describe('what a webhook is posted', () => {
  it('is signed as Standard Webhooks has it', () => {
    const { body, headers } = postOf({ form: 'json', secret: SECRET }, 'd', eventOf(), NOW);
    const signature = createHmac('sha256', 'a key of the site').update(`d.1748779200.${body}`).digest('base64');
    expect(headers).toEqual({
      'webhook-id': 'd',
      'webhook-timestamp': '1748779200',
      'webhook-signature': `v1,${signature}`,
    });
    expect(JSON.parse(body)).toEqual(eventOf());
  });

  it('has no link and no mention of a visitor in Slack', () => {
    const { text } = bodyOf('slack', eventOf({ name: '<!channel>', message: '<https://evil.example|Pay & go>' }));
    expect(text).toContain('&lt;!channel&gt;');
    expect(text).toContain('&lt;https://evil.example|Pay &amp; go&gt;');
  });

  it.each(['discord', 'teams'] as const)('has no link and no mention of a visitor in %s', (form) => {
    const body = JSON.stringify(
      bodyOf(form, eventOf({ subject: '@everyone', message: '[Pay](https://evil.example)' })),
    );
    expect(body).toContain('\\\\[Pay\\\\]\\\\(https://evil.example\\\\)');
    expect(body).toContain('\\\\@everyone');
    if (form === 'discord') expect(body).toContain('"allowed_mentions":{"parse":[]}');
  });

  it.each(['slack', 'discord', 'teams'] as const)('is short in %s, whatever the message is', (form) => {
    const body = bodyOf(form, eventOf({ name: 'x'.repeat(100), subject: '*'.repeat(200), message: '_'.repeat(5000) }));
    if (form === 'discord') expect(body.content.length).toBeLessThanOrEqual(2000);
    expect(JSON.stringify(body).length).toBeLessThan(5000);
  });
});

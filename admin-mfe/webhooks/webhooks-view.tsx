import { css } from '@emotion/react';
import { type Webhook, type WebhookForm, webhookForm } from '@studio/client/webhooks';
import { Alert, EmptyState, Field, Text } from '@studio/ui';
import { token } from '@studio/ui/tokens';
import { type SubmitEvent, useState } from 'react';
import { Select, SmallButton } from '../components/controls.tsx';
import { form as formLayout } from '../components/forms.ts';
import { Loaded, ownersOnly, Page } from '../components/page.tsx';
import { Section } from '../components/section.tsx';
import { row } from '../components/styles.ts';
import { webhooksPage as texts } from '../content/webhooks.ts';
import { hasStatus } from '../request/request.ts';
import { Deliveries } from './deliveries.tsx';
import { useNewWebhook, useRemoval, useTest, useWebhooks } from './webhook-requests.ts';

const list = css`
  li {
    display: grid;
    gap: 0.5rem;
    padding-block: 1rem;
    border-top: 1px solid ${token('hairline')};
  }
  .address {
    overflow-wrap: anywhere;
  }
  code {
    overflow-wrap: anywhere;
    font-size: 0.875rem;
  }
`;

export default ownersOnly(texts.title, Webhooks);

/** The addresses that are told of new messages, and what they were sent. */
function Webhooks() {
  return (
    <Page title={texts.title}>
      <Text>
        {texts.lead} <a href="/api">{texts.reference}</a>
      </Text>
      <Loaded query={useWebhooks()} failed={texts.notLoaded}>
        {({ webhooks, deliveries }) => (
          <>
            {webhooks.length === 0 && <EmptyState text={texts.none} />}
            <ul css={list}>
              {webhooks.map((webhook) => (
                <WebhookItem key={webhook.id} webhook={webhook} />
              ))}
            </ul>
            <NewWebhookForm />
            <Section title={texts.log}>
              <Text>{deliveries.length === 0 ? texts.noDeliveries : texts.logHint}</Text>
              <Deliveries webhooks={webhooks} deliveries={deliveries} />
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function WebhookItem({ webhook: { id, url, form, secret } }: { readonly webhook: Webhook }) {
  const test = useTest(id);
  const removal = useRemoval(id);
  const [isShown, setIsShown] = useState(false);
  return (
    <li>
      <span className="address" translate="no">
        {url}
      </span>
      <Text>{texts.forms[form]}</Text>
      {form === 'json' && isShown && (
        <span>
          <span>{texts.secret}</span> <code translate="no">{secret}</code>
        </span>
      )}
      <div css={row}>
        <SmallButton
          aria-label={texts.testOf(url)}
          busy={test.isPending}
          onClick={() => test.isPending || test.mutate()}
        >
          {texts.test}
        </SmallButton>
        {form === 'json' && !isShown && <SmallButton onClick={() => setIsShown(true)}>{texts.showSecret}</SmallButton>}
        <SmallButton aria-label={texts.removeOf(url)} onClick={() => removal.isPending || removal.mutate()}>
          {texts.remove}
        </SmallButton>
        <span role="status">{test.data && test.data.failure === undefined && texts.tested}</span>
      </div>
      {test.data?.failure !== undefined && <Alert kind="error">{texts.failed(test.data.failure)}</Alert>}
      {(removal.isError || test.isError) && <Alert kind="error">{texts.notSaved}</Alert>}
    </li>
  );
}

const FORMS = webhookForm.options.map((form) => [form, texts.forms[form]] as const);

function NewWebhookForm() {
  const [url, setUrl] = useState('');
  const [form, setForm] = useState<WebhookForm>('slack');
  const { mutate, isPending, error } = useNewWebhook();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (url.trim() !== '' && !isPending) mutate({ url: url.trim(), form }, { onSuccess: () => setUrl('') });
  };
  return (
    <form onSubmit={onSubmit} css={formLayout}>
      <Field label={texts.url} type="url" value={url} onChange={({ currentTarget }) => setUrl(currentTarget.value)} />
      <div className="choice">
        <label htmlFor="webhook-form">{texts.form}</label>
        <Select id="webhook-form" value={form} options={FORMS} onChange={setForm} />
      </div>
      {error && <Alert kind="error">{(hasStatus(error, 409) && error.detail) || texts.notSaved}</Alert>}
      <SmallButton type="submit" variant="primary" busy={isPending} aria-disabled={url.trim() === ''}>
        {texts.add}
      </SmallButton>
    </form>
  );
}

import { css } from '@emotion/react';
import { type Webhook, type WebhookForm, webhookForm } from '@studio/client/webhooks';
import { Alert, EmptyState, Field, Heading, Text } from '@studio/ui';
import { token } from '@studio/ui/tokens';
import { type SubmitEvent, useId, useState } from 'react';
import { SmallButton } from '../components/controls.tsx';
import { OwnersOnly } from '../components/owners-only.tsx';
import { Failure, LoadingRows, PageHead } from '../components/states.tsx';
import { PAGE_MARGIN, row, smallControl } from '../components/styles.ts';
import { webhooksPage as texts } from '../content/webhooks.ts';
import { ApiError } from '../request/request.ts';
import { Deliveries } from './deliveries.tsx';
import { useNewWebhook, useRemoval, useTest, useWebhooks } from './webhook-requests.ts';

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem;
  max-width: 60rem;
  padding: 0 ${PAGE_MARGIN} 3rem;
`;

const newForm = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  max-width: 36rem;
  & > button {
    justify-self: start;
  }
  select {
    max-width: 100%;
  }
`;

const list = css`
  margin: 0;
  padding: 0;
  list-style: none;
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

/** The addresses that are told of new messages, and what they were sent. */
export default function WebhooksView() {
  return (
    <OwnersOnly title={texts.title}>
      <Webhooks />
    </OwnersOnly>
  );
}

function Webhooks() {
  const { data, isError, refetch } = useWebhooks();
  return (
    <>
      <PageHead title={texts.title} />
      {!data && isError && <Failure text={texts.notLoaded} onRetry={refetch} />}
      <div css={page}>
        <Text css={{ maxWidth: '42rem' }}>
          {texts.lead} <a href="/api">{texts.reference}</a>
        </Text>
        {!data && !isError && <LoadingRows />}
        {data && (
          <>
            {data.webhooks.length === 0 && <EmptyState text={texts.none} />}
            <ul css={list}>
              {data.webhooks.map((webhook) => (
                <WebhookItem key={webhook.id} webhook={webhook} />
              ))}
            </ul>
            <NewWebhookForm />
            <section>
              <Heading as="h2" size="question">
                {texts.log}
              </Heading>
              <Text>{data.deliveries.length === 0 ? texts.noDeliveries : texts.logHint}</Text>
              <Deliveries {...data} />
            </section>
          </>
        )}
      </div>
    </>
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

function NewWebhookForm() {
  const formId = useId();
  const [url, setUrl] = useState('');
  const [form, setForm] = useState<WebhookForm>('slack');
  const { mutate, isPending, error } = useNewWebhook();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (url.trim() !== '' && !isPending) mutate({ url: url.trim(), form }, { onSuccess: () => setUrl('') });
  };
  const refusal = error instanceof ApiError && error.status === 409 ? error.detail : undefined;
  return (
    <form onSubmit={onSubmit} css={newForm}>
      <Field label={texts.url} type="url" value={url} onChange={({ currentTarget }) => setUrl(currentTarget.value)} />
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.375rem', justifyItems: 'start' }}>
        <label htmlFor={formId}>{texts.form}</label>
        <select
          id={formId}
          css={smallControl}
          value={form}
          onChange={({ currentTarget }) =>
            setForm(webhookForm.options.find((option) => option === currentTarget.value) ?? form)
          }
        >
          {webhookForm.options.map((option) => (
            <option key={option} value={option}>
              {texts.forms[option]}
            </option>
          ))}
        </select>
      </div>
      {error && <Alert kind="error">{refusal ?? texts.notSaved}</Alert>}
      <SmallButton type="submit" variant="primary" busy={isPending} aria-disabled={url.trim() === ''}>
        {texts.add}
      </SmallButton>
    </form>
  );
}

import styled from '@emotion/styled';
import { contactForm } from '@studio/client/contact';
import { Button, ButtonLink, Field, Heading, VisuallyHidden } from '@studio/ui';
import { Speech } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import type { ContactApi } from 'api/types';
import { hc } from 'hono/client';
import { type SubmitEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { chatWindow, leaving } from '../content/chatbot.ts';
import { NARROW } from './styles.ts';

const Form = styled.form`
  display: grid;
  gap: 1rem;
  margin-top: 1rem;
  padding-top: 1rem;
  border-top: 1px solid ${token('hairline')};
`;

/** Renders a form that sends a question to the agency, with a name and an email address. */
export function LeaveQuestion({ question }: { readonly question: string }) {
  const [state, setState] = useState<'ready' | 'sending' | 'sent' | 'failed'>('ready');
  const [errors, setErrors] = useState<FieldErrors>({});
  // Repeated with the request, so that a message whose response was lost is stored once.
  const id = useRef<string>(undefined);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const form = event.currentTarget;
    const { name = '', email = '' } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    id.current ??= 'randomUUID' in crypto ? crypto.randomUUID() : undefined;
    setState('sending');
    const failed = await leaveQuestion({ id: id.current, name, email, question });
    setErrors(failed ?? {});
    setState(failed === undefined ? 'sent' : 'failed');
    const first = (['name', 'email'] as const).find((field) => failed?.[field]);
    const field = first && form.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }

  if (state === 'sent') {
    return (
      <p role="status" css={{ marginTop: '0.75rem', color: token('good') }}>
        {leaving.sent}
      </p>
    );
  }
  const hasFieldErrors = errors.name !== undefined || errors.email !== undefined;
  return (
    <Form noValidate onSubmit={(event) => void onSubmit(event)} aria-label={leaving.title}>
      <div>
        <Heading as="h3" size="title4">
          {leaving.title}
        </Heading>
        <p css={{ color: token('ink-2'), fontSize: '0.875rem' }}>{leaving.when}</p>
      </div>
      <Field label={leaving.name} name="name" autoComplete="name" required error={errors.name} />
      <Field
        label={leaving.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={errors.email}
      />
      {state === 'failed' && !hasFieldErrors && (
        <p role="alert" css={{ color: token('error'), fontSize: '0.875rem' }}>
          {leaving.failed}
        </p>
      )}
      <Button type="submit" busy={state === 'sending'}>
        {state === 'sending' ? leaving.sending : leaving.send}
      </Button>
    </Form>
  );
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 0.75rem;
  & > a {
    min-height: 2.75rem;
    padding: 0.25rem 0.875rem;
    font-size: 0.875rem;
  }
  & > span {
    display: none;
  }
  /* On phones, below the form: as wide as its button, and without the link to the contact page, which has the same form. */
  ${NARROW} {
    &[data-below-form] {
      display: grid;
      gap: 0.75rem;
      & > a {
        min-height: 3.25rem;
        font-size: 1rem;
      }
      & > a:first-of-type:not(:only-of-type) {
        display: none;
      }
      & > span {
        display: grid;
        grid-template-columns: 1fr auto 1fr;
        align-items: center;
        gap: 0.875rem;
        color: ${token('ink-2')};
        font-size: 0.875rem;
        &::before,
        &::after {
          border-top: 1px solid ${token('hairline')};
          content: '';
        }
      }
    }
  }
`;

interface PersonLinksProps {
  readonly sources: readonly { readonly title: string; readonly href: string }[];
  readonly question: string;
  /** Whether `LeaveQuestion` is above. */
  readonly belowForm: boolean;
}

/** Renders links to the contact page and to WhatsApp that contain the question. */
export function PersonLinks({ sources, question, belowForm }: PersonLinksProps) {
  const contact = sources.find(({ href }) => href.startsWith('/contact'));
  const whatsApp = sources.find(({ href }) => href.startsWith('https://wa.me/'));
  return (
    <>
      <Row data-below-form={belowForm ? '' : undefined}>
        <span aria-hidden="true">{leaving.or}</span>
        <ButtonLink to={contact?.href ?? '/contact'} state={{ message: question }} variant="outline">
          {leaving.write}
        </ButtonLink>
        {whatsApp && (
          <ButtonLink to={whatsApp.href} target="_blank" rel="noopener" variant="outline">
            <Speech size={18} />
            {leaving.whatsApp}
            <VisuallyHidden>{chatWindow.newTab}</VisuallyHidden>
          </ButtonLink>
        )}
      </Row>
      {whatsApp && (
        <p
          css={{
            marginTop: '0.375rem',
            color: token('ink-2'),
            fontSize: '0.8125rem',
            [NARROW]: { fontSize: '0.875rem' },
          }}
        >
          {leaving.carried}
        </p>
      )}
    </>
  );
}

const SEND_TIMEOUT_MS = 20_000;

const api = hc<ContactApi>('/api');

/** The errors of a question that was not sent, by field; empty if the request failed. */
export type FieldErrors = Readonly<{ name?: string; email?: string }>;

interface QuestionFields {
  readonly id: string | undefined;
  readonly name: string;
  readonly email: string;
  readonly question: string;
}

/** Sends a question to the agency's inbox; a repeated `id` is stored once. Returns undefined on success, else the errors. */
export async function leaveQuestion({ id, name, email, question }: QuestionFields): Promise<FieldErrors | undefined> {
  const message = { name, email, subject: leaving.subject, message: question };
  const { success, issues } = v.safeParse(contactForm, message, { abortPipeEarly: true });
  if (!success) {
    const { nested = {} } = v.flatten<typeof contactForm>(issues);
    const [nameError] = nested.name ?? [];
    const [emailError] = nested.email ?? [];
    return { ...(nameError && { name: nameError }), ...(emailError && { email: emailError }) };
  }
  try {
    const init = { signal: AbortSignal.timeout(SEND_TIMEOUT_MS) };
    const response: Response = await api.v1.contact.$post({ json: { id, ...message } }, { init });
    return response.ok ? undefined : {};
  } catch (error) {
    console.error('The question could not be sent', error);
    return {};
  }
}

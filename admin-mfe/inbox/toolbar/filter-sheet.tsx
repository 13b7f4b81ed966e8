import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { messageFolder } from '@studio/client/inbox';
import { Button } from '@studio/ui/button';
import { Dialog } from '@studio/ui/dialog';
import { Heading } from '@studio/ui/heading';
import { Cross } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { type SubmitEvent, useId, useState } from 'react';
import { SmallButton } from '../../components/controls.tsx';
import { iconControl } from '../../components/styles.ts';
import { filters, messageLabels } from '../../content/inbox.ts';
import { useMessages } from '../message-queries.ts';
import { filterOf, useView, type View, withFilters } from '../view.ts';
import { Choices } from './choices.tsx';
import { ExportLinks } from './export-menu.tsx';
import { DateFields, periodOf, periodOptions, withPeriod } from './time-filter.tsx';

const rise = keyframes`
  from {
    transform: translateY(2rem);
    opacity: 0;
  }
`;

/** At the foot of the screen, as wide as it. */
const sheet = css`
  width: 100%;
  max-width: none;
  max-height: 92dvh;
  margin: auto 0 0;
  padding: 0;
  border-width: 1px 0 0;
  border-radius: ${token('radius-card')} ${token('radius-card')} 0 0;
  animation: ${rise} ${token('motion-quick')};
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  &::backdrop {
    background: color-mix(in oklch, oklch(0.19 0.03 295) 40%, transparent);
  }
`;

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
  padding: 0.75rem 1.25rem 1.25rem;
  & > header,
  & > footer {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
  }
  & > header > button {
    margin-inline-end: -0.75rem;
  }
  & > footer > :first-of-type {
    flex: 1;
  }
  & > ul {
    display: flex;
    gap: 1.25rem;
    margin: -0.5rem 0;
    padding: 0;
    font-size: 0.875rem;
    list-style: none;
  }
  & > ul a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;

const FOLDERS = messageFolder.options.map((value) => ({ value, label: messageLabels.folders[value] }));

const SHORT_PERIODS = periodOptions.map(({ value, short }) => ({ value, label: short }));

/** The sheet. Its filters are applied by its button, which shows how many messages they leave. */
export default function FilterSheet({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const { view, show } = useView();
  const [draft, setDraft] = useState<View>(() => withFilters(view, {}));
  const { data, isPlaceholderData } = useMessages({ filter: filterOf(draft, new Date()) });
  const change = (given: Partial<View>) => setDraft({ ...draft, ...given });
  const apply = (next: View) => {
    onClose();
    show(next);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    apply(draft);
  };
  return (
    <Dialog labelledBy={id} onClose={onClose} lightDismiss css={sheet}>
      <Form onSubmit={onSubmit}>
        <header>
          <Heading as="h2" size="title4" id={id}>
            {filters.filter}
          </Heading>
          <button type="button" aria-label={filters.close} onClick={onClose} css={iconControl}>
            <Cross size={20} strokeWidth={1.5} />
          </button>
        </header>
        <Choices
          legend={filters.folder}
          options={FOLDERS}
          value={draft.folder}
          onChange={(folder) => change({ folder })}
        />
        <Choices
          legend={filters.days}
          options={SHORT_PERIODS}
          value={periodOf(draft)}
          onChange={(period) => change(withPeriod(period))}
        />
        <DateFields view={draft} onChange={change} />
        <ul aria-label={filters.export}>
          <ExportLinks view={draft} />
        </ul>
        <footer>
          <Button type="submit">
            {filters.show(isPlaceholderData ? undefined : data?.messages.length, data?.next !== undefined)}
          </Button>
          <SmallButton onClick={() => apply({ ...draft, folder: 'inbox', ...withPeriod('') })}>
            {filters.clear}
          </SmallButton>
        </footer>
      </Form>
    </Dialog>
  );
}

import styled from '@emotion/styled';
import { type BlockedSenders, blockedSenders } from '@studio/client/spam';
import { Text, TextArea } from '@studio/ui';
import { token } from '@studio/ui/tokens';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SpamApi } from 'api/types';
import { hc } from 'hono/client';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { SmallButton } from '../../components/controls.tsx';
import { Loaded } from '../../components/page.tsx';
import { PAGE_MARGIN, row } from '../../components/styles.ts';
import { spam } from '../../content/notes.ts';
import { useApi } from '../../request/api.ts';
import { apiOptions, readJson } from '../../request/request.ts';
import { ForWriters } from '../../request/session.ts';

const { blocked } = hc<SpamApi>('/api', apiOptions).v1.contact;

const BLOCKED_KEY = ['blocked'];

/** A note above the list, with a button at its end. */
export const Note = styled.div`
  ${row}
  gap: 0.5rem 1.25rem;
  padding: 0.75rem ${PAGE_MARGIN};
  border-bottom: 1px solid ${token('hairline')};
  & > p {
    flex: 1 1 20rem;
    max-width: none;
  }
`;

/** Renders what the spam folder is, and the words and addresses that the admin blocks. */
export function SpamNote() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Note>
      <Text>{spam.note}</Text>
      <ForWriters>
        <SmallButton onClick={() => setIsOpen(true)}>{spam.block}</SmallButton>
      </ForWriters>
      {isOpen && <BlockedDialog onClose={() => setIsOpen(false)} />}
    </Note>
  );
}

const entriesOf = (text: string): string[] => [...new Set(text.split('\n').flatMap((line) => line.trim() || []))];

function BlockedDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const query = useApi(BLOCKED_KEY, blockedSenders, (init) => blocked.$get({}, init), { gcTime: 0 });
  const [texts, setTexts] = useState<Partial<Record<keyof BlockedSenders, string>>>({});
  const save = useMutation({
    mutationFn: (json: BlockedSenders) => readJson(blockedSenders, blocked.$put({ json })),
    onSuccess(stored) {
      client.setQueryData(BLOCKED_KEY, stored);
      onClose();
    },
  });
  const textOf = (name: keyof BlockedSenders) => texts[name] ?? query.data?.[name].join('\n') ?? '';
  const onConfirm = () =>
    query.data && save.mutate({ words: entriesOf(textOf('words')), addresses: entriesOf(textOf('addresses')) });
  return (
    <ConfirmDialog
      title={spam.title}
      text={spam.text}
      confirm={spam.save}
      busy={save.isPending}
      error={save.isError ? spam.failed : undefined}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div css={{ display: 'grid', gap: '1rem', marginTop: '1rem' }}>
        <Loaded query={query} failed={spam.notLoaded}>
          {() =>
            (['words', 'addresses'] as const).map((name) => (
              <TextArea
                key={name}
                label={spam[name]}
                rows={4}
                value={textOf(name)}
                onChange={({ currentTarget }) => setTexts({ ...texts, [name]: currentTarget.value })}
              />
            ))
          }
        </Loaded>
      </div>
    </ConfirmDialog>
  );
}

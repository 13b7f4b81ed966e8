import type { MediaItem, MediaUse } from '@studio/content/media';
import { Alert } from '@studio/ui';
import { token } from '@studio/ui/tokens';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { IconButton } from '../components/controls.tsx';
import { Trash } from '../components/icons.tsx';
import { row } from '../components/styles.ts';
import { media, picturePane as texts } from '../content/media.ts';
import { ApiError } from '../request/request.ts';
import { FileButton } from './library-tools.tsx';
import { uploadFile, useRefresh, useRemoval } from './media-requests.ts';

interface PictureActionsProps {
  readonly picture: MediaItem;
  /** The entries that name it. Unset: not known yet. */
  readonly uses: readonly MediaUse[] | undefined;
  readonly onRemoved: () => void;
}

/** Replaces the file of a picture, which keeps its uses, or deletes a picture that no entry names. */
export function PictureActions({ picture: { id, name }, uses, onRemoved }: PictureActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefresh();
  const removal = useRemoval(id);
  const replacement = useMutation({
    mutationFn: (file: File) => uploadFile(file, () => undefined, id),
    onSuccess: refresh,
  });
  const isUsed = uses?.some(({ states }) => !states.includes('history')) ?? true;
  const isInHistory = uses !== undefined && uses.length > 0;
  const { error } = replacement;
  return (
    <div css={{ display: 'grid', gap: '0.75rem' }}>
      <div css={row}>
        <FileButton onFiles={([file]) => file && replacement.mutate(file)}>{texts.replace}</FileButton>
        <IconButton icon={Trash} label={texts.remove} onClick={isUsed ? undefined : () => setAsking(true)} />
        {uses && isUsed && <span css={{ flex: 1, color: token('ink-2'), fontSize: '0.8125rem' }}>{texts.inUse}</span>}
        <span role="status">{replacement.isPending && media.converting}</span>
      </div>
      {error && <Alert kind="error">{(error instanceof ApiError ? error.detail : undefined) ?? media.lostHint}</Alert>}
      {isAsking && (
        <ConfirmDialog
          title={texts.removeTitle(name)}
          text={isInHistory ? texts.removeHistory : texts.removeText}
          confirm={texts.remove}
          busy={removal.isPending}
          error={removal.isError ? texts.notRemoved : undefined}
          onClose={() => setAsking(false)}
          onConfirm={() => removal.mutate({ history: isInHistory }, { onSuccess: onRemoved })}
        />
      )}
    </div>
  );
}

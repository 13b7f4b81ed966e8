import styled from '@emotion/styled';
import type { MediaItem } from '@studio/content/media';
import { Alert, Dialog } from '@studio/ui';
import { phone, token } from '@studio/ui/tokens';
import { useId, useState } from 'react';
import { SmallButton } from '../components/controls.tsx';
import { DialogHead } from '../components/dialogs.tsx';
import { Failure, LoadingRows } from '../components/states.tsx';
import { row } from '../components/styles.ts';
import { media, picturePane, picker as texts } from '../content/media.ts';
import { AltFields } from './alt-fields.tsx';
import { LibraryTools } from './library-tools.tsx';
import { ALL, useChange, useLibrary } from './media-requests.ts';
import { PictureGrid } from './picture-grid.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

const Wide = styled(Dialog)`
  display: flex;
  flex-direction: column;
  width: min(54rem, 100% - 2.5rem);
  padding: 1.5rem 2rem 2rem;
  .pictures {
    --tile: 8.5rem;
    --tile-height: 6rem;
    flex: 1 1 18rem;
    min-height: 10rem;
    margin-inline: -0.375rem;
    padding: 1.25rem 0.375rem;
    overflow-y: auto;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 1rem;
    padding-top: 1rem;
    border-top: 1px solid ${token('hairline')};
  }
  .foot > :first-of-type {
    flex: 1 1 20rem;
  }
  ${phone} {
    width: 100%;
    max-width: none;
    height: 100dvh;
    max-height: none;
    padding: 1rem 1.25rem;
    border: 0;
    border-radius: 0;
    .pictures {
      --tile: 7rem;
    }
  }
`;

interface PicturePickerProps {
  /** The value that the field has: `/media/<id>` for a picture of the library. */
  readonly value?: string;
  /**
   * Called with the chosen picture: the value of a field, or the address of a picture in Markdown, and the alternative text for this place,
   * empty if it only decorates.
   */
  readonly onChoose: (choice: { readonly value: string; readonly alt: string; readonly picture: MediaItem }) => void;
  readonly onClose: () => void;
}

/**
 * A dialog that chooses a picture of the library, or uploads one. A picture without alternative text gets the one that is entered here. The focus goes to
 * the search, and back to where it was when the dialog closes.
 */
export function PicturePicker({ value, onChoose, onClose }: PicturePickerProps) {
  const id = useId();
  const [view, setView] = useState(ALL);
  const [chosen, setChosen] = useState<MediaItem>();
  const [alt, setAlt] = useState<string | null>(null);
  const library = useLibrary(view);
  const pictures = (library.data?.pages ?? []).flatMap((page) => page.pictures);
  const { mutateAsync, isPending, isError } = useChange(chosen?.id ?? '');

  const select = (picture: MediaItem) => {
    setChosen(picture);
    setAlt(picture.alt);
  };
  const { uploads, add, retry, clear } = useUploads(select);

  async function use(picture: MediaItem, text: string | null) {
    if (text === null) return;
    const described = picture.alt === null ? await mutateAsync({ alt: text }).catch(() => undefined) : picture;
    if (described) onChoose({ value: `/media/${picture.id}`, alt: text, picture: described });
  }

  return (
    <Wide labelledBy={id} onClose={onClose}>
      <DialogHead id={id} title={texts.title} close={picturePane.close} onClose={onClose} />
      <LibraryTools view={view} onView={setView} label={texts.search} isPicker onFiles={add} />
      <div className="pictures">
        {uploads.length > 0 && <UploadList uploads={uploads} onRetry={retry} onClear={clear} />}
        {library.isPending && <LoadingRows />}
        {library.isError && <Failure text={media.failed} onRetry={library.refetch} inset={false} />}
        {library.isSuccess && pictures.length === 0 && (
          <p role="status">{view.search === '' ? media.empty : media.nothing(view.search)}</p>
        )}
        <PictureGrid
          label={media.pictures}
          pictures={pictures}
          chosen={chosen?.id ?? value?.slice('/media/'.length)}
          onChoose={select}
          onUse={(picture) => void use(picture, picture.alt)}
          isPlain
        />
        {library.hasNextPage && (
          <p css={{ marginTop: '1rem' }}>
            <SmallButton onClick={() => void library.fetchNextPage()}>{media.more}</SmallButton>
          </p>
        )}
      </div>
      {isError && <Alert kind="error">{picturePane.notSaved}</Alert>}
      <div className="foot">
        <div>{chosen && <AltFields label={texts.altHere} alt={alt} onChange={setAlt} />}</div>
        <div css={row}>
          <SmallButton onClick={onClose}>{picturePane.cancel}</SmallButton>
          <SmallButton
            variant="primary"
            busy={isPending}
            aria-disabled={!chosen || alt === null}
            onClick={() => chosen && void use(chosen, alt)}
          >
            {texts.use}
          </SmallButton>
        </div>
      </div>
    </Wide>
  );
}

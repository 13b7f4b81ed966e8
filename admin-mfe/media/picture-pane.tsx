import styled from '@emotion/styled';
import type { MediaItem } from '@studio/content/media';
import { Alert, Heading } from '@studio/ui';
import { Cross } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { useState } from 'react';
import { IconButton } from '../components/controls.tsx';
import { LocalTime } from '../components/local-time.tsx';
import { Failure, LoadingRows } from '../components/states.tsx';
import { PAGE_MARGIN, quiet } from '../components/styles.ts';
import { media, picturePane as texts } from '../content/media.ts';
import { ForWriters, useMay } from '../request/session.ts';
import { AltFields } from './alt-fields.tsx';
import { FocalPoint } from './focal-point.tsx';
import { useChange, usePicture, useUses } from './media-requests.ts';
import { PictureActions } from './picture-actions.tsx';

const Pane = styled.section`
  display: grid;
  align-content: start;
  gap: 1.25rem;
  padding: 1.25rem ${PAGE_MARGIN} 3rem;
  border-inline-start: 1px solid ${token('hairline')};
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
    overflow-wrap: anywhere;
  }
  h3 {
    padding-bottom: 0.625rem;
    font: 500 0.9375rem/1.4 ${token('font-text')};
  }
  li,
  dl > div {
    padding-block: 0.625rem;
    border-top: 1px solid ${token('hairline')};
  }
  li span {
    display: block;
    ${quiet}
  }
  dl {
    border-bottom: 1px solid ${token('hairline')};
    font-size: 0.9375rem;
  }
  dl > div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
  }
  dt {
    color: ${token('ink-2')};
  }
`;

interface PicturePaneProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** An open picture: what is said about it, where it is used, and what can be done with it. */
export function PicturePane({ id, onClose }: PicturePaneProps) {
  const { data: picture, isError, refetch } = usePicture(id);
  return (
    <Pane
      aria-labelledby="open-picture"
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
    >
      <header>
        <Heading as="h2" size="title4" id="open-picture">
          {picture?.name ?? media.title}
        </Heading>
        <IconButton icon={Cross} label={texts.close} onClick={onClose} />
      </header>
      {isError && !picture && <Failure text={media.failed} onRetry={refetch} inset={false} />}
      {!isError && !picture && <LoadingRows />}
      {picture && <Open picture={picture} onClose={onClose} />}
    </Pane>
  );
}

interface OpenProps {
  readonly picture: MediaItem;
  readonly onClose: () => void;
}

function Open({ picture, onClose }: OpenProps) {
  const { id, kind, bytes, width, height, createdAt } = picture;
  const [alt, setAlt] = useState(picture.alt);
  const { mutate, isSuccess, isError } = useChange(id);
  const uses = useUses(id);
  const mayWrite = useMay('write');
  const facts = [
    [texts.file, `${media.kinds[kind]}, ${media.size(bytes)}`],
    [texts.size, media.pixels(width, height)],
    [texts.added, <LocalTime key="added" iso={createdAt} />],
  ] as const;
  return (
    <>
      <FocalPoint picture={picture} onChange={(focal) => mutate({ focal })} />
      {mayWrite ? (
        <div>
          <AltFields
            label={texts.alt}
            alt={alt}
            onChange={setAlt}
            onDone={(done) => done !== null && done !== picture.alt && mutate({ alt: done })}
          />
          <p role="status" css={{ color: token('good'), fontSize: '0.875rem' }}>
            {isSuccess && texts.saved}
          </p>
          {isError && <Alert kind="error">{texts.notSaved}</Alert>}
        </div>
      ) : (
        <p dir="auto">{alt === '' ? texts.decorates : (alt ?? media.undescribed)}</p>
      )}
      {uses.data && (
        <div>
          <h3>{texts.used(uses.data.length)}</h3>
          <ul className="uses">
            {uses.data.map(({ collection, entry, title, states, isInTrash }) => (
              <li key={entry}>
                {title}
                <span>
                  {[
                    collection,
                    ...states.map((state) => texts.states[state]),
                    ...(isInTrash ? [texts.inTrash] : []),
                  ].join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {uses.isError && <Failure text={texts.usesFailed} onRetry={uses.refetch} inset={false} />}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ForWriters>
        <PictureActions picture={picture} uses={uses.data} onRemoved={onClose} />
      </ForWriters>
    </>
  );
}

import styled from '@emotion/styled';
import type { MediaItem } from '@studio/content/media';
import { EmptyState } from '@studio/ui';
import { from, token } from '@studio/ui/tokens';
import { useSearchParams } from 'react-router-dom';
import { SmallButton } from '../components/controls.tsx';
import { Upload } from '../components/icons.tsx';
import { Failure, LoadingRows, PageHead } from '../components/states.tsx';
import { PAGE_MARGIN, quiet } from '../components/styles.ts';
import { media } from '../content/media.ts';
import { useMay } from '../request/session.ts';
import { LibraryTools } from './library-tools.tsx';
import { ALL, type LibraryView, useLibrary } from './media-requests.ts';
import { PictureGrid } from './picture-grid.tsx';
import { PicturePane } from './picture-pane.tsx';
import { UploadList } from './upload-list.tsx';
import { useDroppedFiles, useUploads } from './use-uploads.ts';

/** The pictures, and the open one beside them or, below 1024px, in their place. */
const Columns = styled.div`
  border-top: 1px solid ${token('hairline')};
  & > .library {
    padding: 1.25rem ${PAGE_MARGIN} 3rem;
  }
  &[data-open] > .library {
    display: none;
  }
  ${from.desktop} {
    &[data-open] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 24.25rem;
    }
    &[data-open] > .library {
      display: block;
    }
  }
`;

const DropLine = styled.p`
  display: flex;
  align-items: center;
  gap: 1rem;
  min-height: 4.5rem;
  margin-bottom: 1.25rem;
  padding: 0.75rem 1.375rem;
  border: 1px dashed ${token('edge')};
  border-radius: ${token('radius-field')};
  line-height: 1.4;
  strong {
    display: block;
    font-weight: 500;
  }
  span > span {
    ${quiet}
  }
  &[data-over] {
    border-color: ${token('iris')};
    background: ${token('iris-wash')};
  }
`;

/** The library of pictures. Its search and the open picture are in the address. */
export default function MediaView() {
  const [params, setParams] = useSearchParams();
  const view: LibraryView = {
    search: params.get('search') ?? '',
    kind: params.get('kind') ?? '',
    isUndescribed: params.has('undescribed'),
  };
  const open = params.get('picture') ?? undefined;
  const go = ({ search, kind, isUndescribed }: LibraryView, picture?: string) => {
    const entries = { search, kind, undescribed: isUndescribed ? '1' : '', picture: picture ?? '' };
    setParams(
      Object.entries(entries).filter(([, value]) => value !== ''),
      { replace: picture === undefined },
    );
  };

  const library = useLibrary(view);
  const pages = library.data?.pages ?? [];
  const [first] = pages;
  const pictures = pages.flatMap((page) => page.pictures);
  const onAdded = ({ id }: MediaItem) => go(ALL, id);
  const { uploads, add, retry, clear } = useUploads(onAdded);
  const mayWrite = useMay('write');
  const dragged = useDroppedFiles((files) => mayWrite && add(files));

  /** Closes the open picture. The focus moves to its tile, or to the one that took its place. */
  const close = () => {
    const at = pictures.findIndex(({ id }) => id === open);
    go(view);
    requestAnimationFrame(() => {
      const tiles = document.querySelectorAll<HTMLElement>('[data-picture]');
      (document.querySelector<HTMLElement>(`[data-picture="${open}"]`) ?? tiles[Math.max(0, at)])?.focus();
    });
  };

  return (
    <>
      <PageHead title={media.title} summary={first && media.summary(first.count, first.bytes)} />
      <div css={{ padding: `0 ${PAGE_MARGIN} 1rem` }}>
        <LibraryTools
          view={view}
          onView={(changed) => go(changed)}
          label={media.search}
          undescribed={first?.undescribed}
          onFiles={add}
        />
      </div>
      <Columns data-open={open === undefined ? undefined : ''}>
        <div className="library">
          {mayWrite && (
            <DropLine data-over={dragged > 0 ? '' : undefined}>
              <Upload size={24} />
              <span>
                <strong>{dragged > 0 ? media.letGo(dragged) : media.drop}</strong>
                <span>{media.accepted}</span>
              </span>
            </DropLine>
          )}
          {uploads.length > 0 && <UploadList uploads={uploads} onRetry={retry} onClear={clear} />}
          {library.isError && !first && <Failure text={media.failed} onRetry={library.refetch} inset={false} />}
          {library.isPending && <LoadingRows />}
          {first && pictures.length === 0 && <Nothing view={view} count={first.count} onClear={() => go(ALL)} />}
          <PictureGrid
            label={media.pictures}
            pictures={pictures}
            chosen={open}
            onChoose={({ id }) => (id === open ? close() : go(view, id))}
          />
          {library.hasNextPage && (
            <p css={{ marginTop: '1.5rem' }}>
              <SmallButton busy={library.isFetchingNextPage} onClick={() => void library.fetchNextPage()}>
                {media.more}
              </SmallButton>
            </p>
          )}
        </div>
        {open !== undefined && <PicturePane key={open} id={open} onClose={close} />}
      </Columns>
    </>
  );
}

interface NothingProps {
  readonly view: LibraryView;
  readonly count: number;
  readonly onClear: () => void;
}

function Nothing({ view, count, onClear }: NothingProps) {
  if (count === 0) return <EmptyState text={media.empty} />;
  return (
    <>
      <p role="status" css={{ marginBottom: '1rem' }}>
        {view.search === '' ? media.allDescribed : media.nothing(view.search)}
      </p>
      <SmallButton onClick={onClear}>{media.clear}</SmallButton>
    </>
  );
}

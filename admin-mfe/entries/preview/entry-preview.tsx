import styled from '@emotion/styled';
import { Segments, VisuallyHidden } from '@studio/ui';
import { Cross, Moon, Sun } from '@studio/ui/icons';
import { currentTheme } from '@studio/ui/theme';
import { from, token } from '@studio/ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/controls.tsx';
import { PAGE_MARGIN, quiet } from '../../components/styles.ts';
import { previewTexts } from '../../content/entries.ts';
import type { CollectionInfo, Values } from '../entry-requests.ts';
import { fieldAt } from './parts.ts';
import { useDraftFrames } from './use-draft-frames.ts';
import { usePartMark } from './use-part-mark.ts';

export interface EntryPreviewProps {
  readonly collection: CollectionInfo;
  /** Id of the entry; empty if it was never saved. */
  readonly id: string;
  readonly values: Values;
  /** Name of the field that has the focus. */
  readonly focused: string | undefined;
  readonly onHide: () => void;
  readonly onField: (name: string) => void;
}

const Pane = styled.section`
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  min-width: 0;
  height: calc(100dvh - 4rem);
  padding: 1rem ${PAGE_MARGIN} 0;
  background: ${token('wash')};
  ${from.desktop} {
    position: sticky;
    top: 4.75rem;
    height: calc(100dvh - 4.75rem);
  }
`;

/** The heading of the page while the form, which has it, is not shown. */
const NarrowHeading = styled(VisuallyHidden.withComponent('h1'))`
  ${from.desktop} {
    display: none;
  }
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  & > span {
    flex: 1;
    ${quiet}
    white-space: nowrap;
  }
  & > span[role='alert'] {
    color: ${token('error')};
  }
  & > button {
    margin-inline-start: -1rem;
  }
`;

const Window = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: hidden;
  border: 1px solid ${token('edge')};
  border-bottom: 0;
  border-radius: 16px 16px 0 0;
  background: ${token('ground')};
  & > iframe {
    position: absolute;
    inset: 0 auto auto 50%;
    border: 0;
    transform-origin: 0 0;
    background: ${token('ground')};
  }
  & > iframe[data-waiting] {
    visibility: hidden;
  }
`;

/** Widths of the windows of devices in px. */
const WIDTHS = { desktop: 1440, tablet: 820, phone: 390 } as const;

const DEVICES = ['desktop', 'tablet', 'phone'] as const;

/** Screens on which the page is shown as on a phone at first. */
const PHONE = '(max-width: 47.9375rem)';

/** Renders the page that shows an entry, with what is typed, in the width of a device. */
export default function EntryPreview({ collection, id, values, focused, onHide, onField }: EntryPreviewProps) {
  const [device, setDevice] = useState<keyof typeof WIDTHS>(() => (matchMedia(PHONE).matches ? 'phone' : 'desktop'));
  const [theme, setTheme] = useState(currentTheme);
  const onPress = (target: Element) => {
    const name = fieldAt(target, collection.fields, values);
    if (name !== undefined) onField(name);
  };
  const { frames, failedAt, form, onLoad, page } = useDraftFrames(JSON.stringify({ id, data: values }), theme, onPress);
  const view = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    if (view.current) observer.observe(view.current);
    return () => observer.disconnect();
  }, []);
  const width = WIDTHS[device];
  const scale = Math.min(1, size.width / width);
  const shown = frames.find(({ isShown }) => isShown);
  usePartMark({ page, entry: shown?.entry, field: collection.fields.find(({ name }) => name === focused), scale });
  const style = {
    width,
    height: scale > 0 ? size.height / scale : 0,
    transform: `scale(${scale}) translateX(-50%)`,
  };
  return (
    <Pane aria-label={previewTexts.title}>
      <NarrowHeading>{previewTexts.title}</NarrowHeading>
      <Controls>
        <Segments aria-label={previewTexts.device}>
          {DEVICES.map((name) => (
            <label key={name}>
              <input type="radio" name="preview-device" checked={name === device} onChange={() => setDevice(name)} />
              {previewTexts.devices[name]}
            </label>
          ))}
        </Segments>
        {failedAt === undefined ? (
          <span>{previewTexts.scale(width, scale)}</span>
        ) : (
          <span role="alert">{previewTexts.failed(failedAt)}</span>
        )}
        <IconButton
          icon={theme === 'dark' ? Sun : Moon}
          label={theme === 'dark' ? previewTexts.light : previewTexts.dark}
          size={18}
          onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
        />
        <IconButton icon={Cross} label={previewTexts.hide} size={18} onClick={onHide} />
      </Controls>
      <Window ref={view}>
        {frames.map(({ key, isShown }) => (
          <iframe
            key={key}
            name={`draft-${key}`}
            title={isShown ? previewTexts.frame : previewTexts.loading}
            aria-hidden={isShown ? undefined : 'true'}
            data-waiting={isShown ? undefined : ''}
            // No script runs in it; this page reads and keeps how far it is scrolled.
            sandbox="allow-same-origin"
            style={style}
            onLoad={({ currentTarget }) => onLoad(key, currentTarget)}
          />
        ))}
      </Window>
      <form ref={form} method="post" action={`/api/v1/content/${collection.name}/preview`} hidden>
        <textarea name="entry" readOnly aria-label={previewTexts.title} />
      </form>
    </Pane>
  );
}

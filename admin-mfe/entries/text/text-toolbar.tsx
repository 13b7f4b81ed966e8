import styled from '@emotion/styled';
import { Minus } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { SmallButton } from '../../components/controls.tsx';
import { Quotes } from '../../components/icons.tsx';
import { plainButton, smallControl } from '../../components/styles.ts';
import { textTexts } from '../../content/entries.ts';
import { PicturePicker } from '../../media/picture-picker.tsx';
import { Bold, Bullets, Heading, Image, Italic, LinkChain, Numbers } from '../icons.tsx';
import { pictureMarkdown, QUOTE_KINDS } from './markdown-document.ts';

/** One stop of the Tab key; the arrow keys move within it. */
const Bar = styled.div`
  position: sticky;
  z-index: 2;
  top: 4.75rem;
  display: flex;
  align-items: center;
  overflow-x: auto;
  border-bottom: 1px solid ${token('hairline')};
  border-radius: ${token('radius-field')} ${token('radius-field')} 0 0;
  background: ${token('raised')};
  & > button {
    ${plainButton}
    display: grid;
    flex: none;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    color: ${token('ink-2')};
  }
  & > button > span {
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: 8px;
    font-size: 0.8125rem;
  }
  & > button:hover > span,
  & > button[aria-pressed='true'] > span {
    background: ${token('iris-wash')};
    color: ${token('iris')};
  }
`;

/** No `form`: it is within the one of the entry. */
const AddressForm = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  padding: 0.5rem;
  border-bottom: 1px solid ${token('hairline')};
  & > input {
    ${smallControl}
    flex: 1 1 12rem;
  }
`;

/** Addresses that links may lead to: pages of the web or of this site, mails and phone numbers. */
const SAFE = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i;

type Tool = readonly [name: string, icon: ReactNode, isOn: boolean, press: () => ChainedCommands | undefined];

/** Renders the buttons above a text. */
export function TextToolbar({ editor }: { readonly editor: Editor }) {
  // Rendered again with each transaction.
  useSyncExternalStore(
    (changed) => {
      editor.on('transaction', changed);
      return () => editor.off('transaction', changed);
    },
    () => editor.state,
  );
  const [form, setForm] = useState<'link' | 'picture'>();
  const [stop, setStop] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const open = (next: typeof form) => {
    setForm(next);
    return undefined;
  };
  const chain = () => editor.chain().focus();
  useEffect(() => {
    const { dom } = editor.view;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setForm('link');
    };
    dom.addEventListener('keydown', onKeyDown);
    return () => dom.removeEventListener('keydown', onKeyDown);
  }, [editor]);

  const quote = editor.isActive('blockquote') ? String(editor.getAttributes('blockquote').kind ?? '') : undefined;
  /** A quote, then a pull quote, a note in the margin, and none. */
  const nextQuote = () => {
    const kinds = [undefined, '', ...QUOTE_KINDS];
    const next = kinds[(kinds.indexOf(quote) + 1) % kinds.length];
    if (next === undefined) return chain().lift('blockquote');
    return next === '' ? chain().setBlockquote() : chain().updateAttributes('blockquote', { kind: next });
  };
  const heading = (level: 2 | 3) =>
    [editor.isActive('heading', { level }), () => chain().toggleHeading({ level })] as const;
  const tools: readonly Tool[] = [
    [textTexts.heading, <Heading key="icon" size={18} />, ...heading(2)],
    [textTexts.subheading, 'H3', ...heading(3)],
    [textTexts.bold, <Bold key="icon" size={18} />, editor.isActive('bold'), () => chain().toggleBold()],
    [textTexts.italic, <Italic key="icon" size={18} />, editor.isActive('italic'), () => chain().toggleItalic()],
    [textTexts.link, <LinkChain key="icon" size={18} />, editor.isActive('link'), () => open('link')],
    [
      textTexts.bullets,
      <Bullets key="icon" size={18} />,
      editor.isActive('bulletList'),
      () => chain().toggleBulletList(),
    ],
    [
      textTexts.numbers,
      <Numbers key="icon" size={18} />,
      editor.isActive('orderedList'),
      () => chain().toggleOrderedList(),
    ],
    [textTexts.quotes[quote ?? ''] ?? '', <Quotes key="icon" size={18} />, quote !== undefined, nextQuote],
    [textTexts.rule, <Minus key="icon" size={18} strokeWidth={1.5} />, false, () => chain().setHorizontalRule()],
    [textTexts.picture, <Image key="icon" size={18} />, false, () => open('picture')],
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (stop + step + tools.length) % tools.length;
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  const close = () => {
    setForm(undefined);
    editor.commands.focus();
  };
  return (
    <>
      <Bar ref={bar} role="toolbar" aria-label={textTexts.toolbar} onKeyDown={onKeyDown}>
        {tools.map(([name, icon, isOn, press], i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: tools do not move, and the one for quotes changes its name
            key={i}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={isOn}
            tabIndex={i === stop ? 0 : -1}
            onFocus={() => setStop(i)}
            onClick={() => press()?.run()}
          >
            <span>{icon}</span>
          </button>
        ))}
      </Bar>
      {form === 'link' && <LinkForm editor={editor} onClose={close} />}
      {form === 'picture' && (
        <PicturePicker
          onChoose={({ value, alt }) => {
            editor.commands.insertContent({ type: 'source', attrs: { text: pictureMarkdown(value, alt) } });
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

interface LinkFormProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

const focus = (field: HTMLElement | null) => field?.focus();

function LinkForm({ editor, onClose }: LinkFormProps) {
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? ''));
  const [isWrong, setIsWrong] = useState(false);
  const apply = () => {
    const address = /^[\w-]+(\.[\w-]+)+/.test(href) ? `https://${href}` : href.trim();
    if (address === '') editor.chain().extendMarkRange('link').unsetLink().run();
    else if (SAFE.test(address)) {
      const chain = editor.chain().extendMarkRange('link').setLink({ href: address });
      // Without a selection the address is the text.
      if (editor.state.selection.empty && !editor.isActive('link')) {
        editor.commands.insertContent({
          type: 'text',
          text: address,
          marks: [{ type: 'link', attrs: { href: address } }],
        });
      } else chain.run();
    } else return setIsWrong(true);
    onClose();
  };
  return (
    <AddressForm
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key === 'Enter') {
          event.preventDefault();
          apply();
        }
      }}
    >
      <input
        ref={focus}
        aria-label={textTexts.address}
        placeholder="https://"
        aria-invalid={isWrong || undefined}
        value={href}
        onChange={({ target }) => {
          setHref(target.value);
          setIsWrong(false);
        }}
      />
      <SmallButton variant="primary" onClick={apply}>
        {href === '' ? textTexts.unlink : textTexts.setLink}
      </SmallButton>
      <SmallButton onClick={onClose}>{textTexts.cancel}</SmallButton>
    </AddressForm>
  );
}

import styled from '@emotion/styled';
import { type Icon, Minus } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
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

const AddressForm = styled.form`
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

interface Tool {
  /** Unset: its name. */
  readonly id?: string;
  readonly name: string;
  readonly icon: Icon;
  readonly sign?: string;
  readonly isOn: boolean;
  readonly run: () => void;
}

/** Addresses that links may lead to: pages of the web or of this site, mails and phone numbers. */
const SAFE = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i;

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

  const quoteKind = editor.isActive('blockquote') ? (editor.getAttributes('blockquote').kind ?? '') : undefined;
  /** A quote, then a pull quote, a note in the margin, and none. */
  const nextQuote = () => {
    const next =
      quoteKind === undefined
        ? ''
        : quoteKind === ''
          ? QUOTE_KINDS[0]
          : quoteKind === QUOTE_KINDS[0]
            ? QUOTE_KINDS[1]
            : undefined;
    if (next === undefined) chain().lift('blockquote').run();
    else if (next === '') chain().setBlockquote().run();
    else chain().updateAttributes('blockquote', { kind: next }).run();
  };
  const tools: readonly Tool[] = [
    {
      name: textTexts.heading,
      icon: Heading,
      isOn: editor.isActive('heading', { level: 2 }),
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      name: textTexts.subheading,
      icon: Heading,
      sign: 'H3',
      isOn: editor.isActive('heading', { level: 3 }),
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    { name: textTexts.bold, icon: Bold, isOn: editor.isActive('bold'), run: () => chain().toggleBold().run() },
    { name: textTexts.italic, icon: Italic, isOn: editor.isActive('italic'), run: () => chain().toggleItalic().run() },
    { name: textTexts.link, icon: LinkChain, isOn: editor.isActive('link'), run: () => setForm('link') },
    {
      name: textTexts.bullets,
      icon: Bullets,
      isOn: editor.isActive('bulletList'),
      run: () => chain().toggleBulletList().run(),
    },
    {
      name: textTexts.numbers,
      icon: Numbers,
      isOn: editor.isActive('orderedList'),
      run: () => chain().toggleOrderedList().run(),
    },
    {
      id: 'quote',
      name: textTexts.quotes[quoteKind ?? ''] ?? '',
      icon: Quotes,
      isOn: quoteKind !== undefined,
      run: nextQuote,
    },
    { name: textTexts.rule, icon: Minus, isOn: false, run: () => chain().setHorizontalRule().run() },
    { name: textTexts.picture, icon: Image, isOn: false, run: () => setForm('picture') },
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
        {tools.map(({ id, name, icon: Icon, sign, isOn, run }, i) => (
          <button
            key={id ?? name}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={isOn}
            tabIndex={i === stop ? 0 : -1}
            onFocus={() => setStop(i)}
            onClick={run}
          >
            <span>{sign ?? <Icon size={18} strokeWidth={1.5} />}</span>
          </button>
        ))}
      </Bar>
      {form === 'link' && <LinkForm editor={editor} onClose={close} />}
      {form === 'picture' && <PictureForm editor={editor} onClose={close} />}
    </>
  );
}

interface FormProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

function LinkForm({ editor, onClose }: FormProps) {
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? ''));
  const [isWrong, setIsWrong] = useState(false);
  const field = useFocused();
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
      as="div"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key === 'Enter') {
          event.preventDefault();
          apply();
        }
      }}
    >
      <input
        ref={field}
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

function PictureForm({ editor, onClose }: FormProps) {
  return (
    <PicturePicker
      onChoose={({ value, alt }) => {
        editor.commands.insertContent({ type: 'source', attrs: { text: pictureMarkdown(value, alt) } });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Returns a ref of a field that gets the focus when it appears. */
function useFocused() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}

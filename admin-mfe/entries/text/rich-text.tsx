import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { Editor } from '@tiptap/core';
import { DOMParser as DocumentParser, Fragment, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { quiet } from '../../components/styles.ts';
import { documentOf, extensions, markdownOf } from './markdown-document.ts';
import { TextToolbar } from './text-toolbar.tsx';

const Surface = styled.div`
  & > .ProseMirror {
    min-height: 18rem;
    padding: 1rem 1.25rem 1.5rem;
    outline: none;
    font-size: 1.0625rem;
    line-height: 1.65;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .ProseMirror > * + * {
    margin-top: 1rem;
  }
  h2,
  h3 {
    font: 700 1.5625rem/1.25 ${token('font-display')};
    letter-spacing: -0.02em;
  }
  h3 {
    font-size: 1.3125rem;
  }
  ul,
  ol {
    padding-inline-start: 1.5rem;
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  a {
    color: ${token('iris')};
  }
  blockquote {
    margin-inline: 0;
    padding-inline-start: 1rem;
    border-inline-start: 3px solid ${token('iris')};
  }
  blockquote[data-kind='QUOTE'] {
    font: 600 1.3125rem/1.4 ${token('font-display')};
  }
  blockquote[data-kind='NOTE'] {
    border-color: ${token('edge')};
    color: ${token('ink-2')};
    font-size: 0.9375rem;
  }
  figure {
    padding: 0.75rem;
    border: 1px dashed ${token('edge')};
    border-radius: ${token('radius-picture')};
    & > pre {
      margin: 0;
      font-size: 0.875rem;
      white-space: pre-wrap;
    }
    & > img {
      display: block;
      max-width: 100%;
      max-height: 20rem;
    }
    & > figcaption {
      ${quiet}
    }
  }
  .ProseMirror-selectednode {
    outline: 2px solid ${token('iris')};
  }
`;

export interface RichTextProps {
  readonly id: string;
  readonly label: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Renders a text in Markdown as it looks, to be edited, with a toolbar. */
export default function RichText({ id, label, describedBy, isInvalid, value, onChange }: RichTextProps) {
  const surface = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  /** The texts that the editor has shown since React last passed one of them in, the latest at the end. React can pass in an earlier one while the owner types. */
  const shown = useRef([value]);
  const initial = useRef(value);
  const change = useEffectEvent((markdown: string) => {
    shown.current.push(markdown);
    onChange(markdown);
  });

  useEffect(() => {
    const created = new Editor({
      element: surface.current,
      extensions,
      content: documentOf(initial.current),
      // The styles are above: the site's policy allows no other style element.
      injectCSS: false,
      editorProps: { handlePaste, handleDrop: (view, event, _, moved) => !moved && handleDrop(view, event) },
      onUpdate: ({ editor: changed }) => change(markdownOf(changed.getJSON())),
    });
    setEditor(created);
    return () => created.destroy();
  }, []);

  // A value that was not typed here, such as a restored one.
  useEffect(() => {
    if (!editor) return;
    const own = shown.current.lastIndexOf(value);
    shown.current = own < 0 ? [value] : shown.current.slice(own);
    if (own < 0) editor.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    const attributes: Record<string, string> = { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label };
    if (describedBy) attributes['aria-describedby'] = describedBy;
    if (isInvalid) attributes['aria-invalid'] = 'true';
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes: { ...attributes, dir: 'auto' } } });
  }, [editor, id, label, describedBy, isInvalid]);

  return (
    <>
      {editor && <TextToolbar editor={editor} />}
      <Surface ref={surface} />
    </>
  );
}

const handlePaste = (view: EditorView, event: ClipboardEvent): boolean => insert(view, event.clipboardData);
const handleDrop = (view: EditorView, event: DragEvent): boolean => insert(view, event.dataTransfer);

/**
 * Inserts what is pasted or dropped: HTML without what the editor cannot make, if the browser parses it without running anything (the
 * site's policy allows no other way), else its text as Markdown.
 */
function insert(view: EditorView, data: DataTransfer | null): boolean {
  if (!data || data.files.length > 0) return false;
  const html = data.getData('text/html');
  const text = data.getData('text/plain');
  const element = document.implementation.createHTMLDocument().createElement('div');
  if (html !== '' && 'setHTML' in element) {
    (element.setHTML as (html: string) => void).call(element, html);
    view.dispatch(view.state.tr.replaceSelection(DocumentParser.fromSchema(view.state.schema).parseSlice(element)));
    return true;
  }
  const blocks = documentOf(text).content ?? [];
  const nodes = Fragment.fromJSON(view.state.schema, blocks);
  const isOneParagraph = nodes.childCount === 1 && nodes.firstChild?.type.name === 'paragraph';
  view.dispatch(view.state.tr.replaceSelection(isOneParagraph ? new Slice(nodes, 1, 1) : new Slice(nodes, 0, 0)));
  return true;
}

import { useState } from 'react';
import { chatWindow } from '../content/chatbot.ts';
import { TextButton } from './text-button.tsx';

interface CopyButtonProps {
  readonly text: string;
}

/** Copies an answer and says so. */
export function CopyButton({ text }: CopyButtonProps) {
  const [label, setLabel] = useState<string>(chatWindow.copy);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setLabel(chatWindow.copied);
    } catch {
      setLabel(chatWindow.notCopied);
    }
  };
  return (
    <TextButton type="button" onClick={() => void copy()} onBlur={() => setLabel(chatWindow.copy)}>
      {label}
    </TextButton>
  );
}

import { Button } from '@studio/ui/button';
import { Dialog } from '@studio/ui/dialog';
import { Heading } from '@studio/ui/heading';
import { Text } from '@studio/ui/text';
import { useId, useState } from 'react';
import { chatWindow, clearing } from '../content/chatbot.ts';
import { TextButton } from './text-button.tsx';

/** A button that clears the conversation after a dialog has asked for confirmation. */
export function ClearChat({ onClear }: { readonly onClear: () => void }) {
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <TextButton type="button" onClick={() => setIsAsking(true)}>
        {chatWindow.clear}
      </TextButton>
      {isAsking && (
        <Dialog labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={close}>
          <Heading as="h2" size="title3" id={`${id}-title`}>
            {clearing.title}
          </Heading>
          <Text id={`${id}-text`} css={{ margin: '0.75rem 0 1.5rem' }}>
            {clearing.text}
          </Text>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
            <Button
              onClick={() => {
                close();
                onClear();
              }}
            >
              {clearing.confirm}
            </Button>
            <Button variant="outline" onClick={close}>
              {clearing.cancel}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

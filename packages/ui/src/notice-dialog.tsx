import { useId } from 'react';
import { Dialog } from './dialog.tsx';
import { NoticeContent, type NoticeProps } from './notice-content.tsx';

/** Tells how something went; the visitor closes it. */
export function NoticeDialog(notice: NoticeProps) {
  const id = useId();
  return (
    <Dialog labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={notice.onClose}>
      <NoticeContent id={id} {...notice} />
    </Dialog>
  );
}

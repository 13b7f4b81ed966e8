import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useView, viewHref } from '../view.ts';

interface OpenLinkProps {
  /** Id of the message. */
  readonly id: string;
  readonly children: ReactNode;
}

const linkId = (id: string) => `open-${id}`;

/** Opens a message beside the list. */
export function OpenLink({ id, children }: OpenLinkProps) {
  const { view } = useView();
  return (
    <Link id={linkId(id)} className="open" to={viewHref({ ...view, message: id })} preventScrollReset>
      {children}
    </Link>
  );
}

/** Returns the focus to a message's link when the message is closed, unless the focus is elsewhere. */
export function useFocusReturn(openId: string | undefined): void {
  const previous = useRef(openId);
  useEffect(() => {
    const closed = openId === undefined ? previous.current : undefined;
    previous.current = openId;
    if (closed !== undefined && document.activeElement === document.body) {
      document.getElementById(linkId(closed))?.focus({ preventScroll: true });
    }
  }, [openId]);
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useView } from './use-view.ts';
import { addressOf } from './view.ts';

interface OpenLinkProps {
  /** Of the message that it opens. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Id of the link that opens a message; closing it leads back there. */
export const openLinkId = (id: string) => `open-${id}`;

/** Opens a message beside the list. */
export function OpenLink({ id, children }: OpenLinkProps) {
  const { view } = useView();
  return (
    <Link id={openLinkId(id)} className="open" to={addressOf({ ...view, message: id })} preventScrollReset>
      {children}
    </Link>
  );
}

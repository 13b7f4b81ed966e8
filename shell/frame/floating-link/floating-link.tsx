import { supportHref } from '@studio/client/identity';
import { useSite } from '@studio/client/use-site';
import { Speech } from '@studio/ui/icons';
import { useEffect, useRef } from 'react';
import { coversText } from './covers.ts';

/**
 * The round link at the bottom right of all public pages. It is out of the window while the visitor scrolls down, and where it would
 * cover text or a control. It opens a WhatsApp conversation with the agency in a new tab. The base style sheet has its look, as
 * every page loads the scripts of the frame.
 */
export function FloatingLink() {
  const site = useSite();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const { current } = link;
    if (!current) return;
    const look = () => {
      // The place that the link has in the window, also while it is moved out of it.
      const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = current;
      current.toggleAttribute('data-covers', coversText({ left, top, width, height }, current));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(document.body);
    addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', look);
    };
  }, []);
  return (
    <aside aria-label="Chat with us">
      <a
        ref={link}
        href={supportHref(site)}
        target="_blank"
        rel="noopener"
        aria-label="Chat on WhatsApp, opens in a new tab"
      >
        <Speech size={22} />
      </a>
    </aside>
  );
}

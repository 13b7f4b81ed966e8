import { supportHref } from '@studio/client/identity';
import { useSite } from '@studio/client/use-site';
import { Speech } from '@studio/ui/icons';

/**
 * The round link at the bottom right of all public pages. It is out of the window while the visitor scrolls down, and in the first
 * screen of phones and tablets, where it would cover text. It opens a WhatsApp conversation with the agency in a new tab. The base
 * style sheet has its look, as every page loads the scripts of the frame.
 */
export function FloatingLink() {
  const site = useSite();
  return (
    <aside aria-label="Chat with us">
      <a href={supportHref(site)} target="_blank" rel="noopener" aria-label="Chat on WhatsApp, opens in a new tab">
        <Speech size={22} />
      </a>
    </aside>
  );
}

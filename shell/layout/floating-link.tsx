import { chatHref } from '@studio/client/identity';
import { useSite } from '@studio/client/use-site';
import { Speech } from '@studio/ui/icons';
import { useLanguage } from './language.ts';

/**
 * The round link at the bottom right of all public pages. It is out of the window while the visitor scrolls down, and in the first
 * screen of phones and tablets, where it would cover text. It opens a WhatsApp conversation with the agency in a new tab. The base
 * style sheet has its look, as every page loads the scripts of the layout.
 */
export function FloatingLink() {
  const site = useSite();
  const { whatsApp, supportText = site.supportText } = useLanguage().texts;
  return (
    <aside aria-label={whatsApp.area}>
      <a href={chatHref(site, supportText)} target="_blank" rel="noopener" aria-label={whatsApp.chat}>
        <Speech size={22} />
      </a>
    </aside>
  );
}

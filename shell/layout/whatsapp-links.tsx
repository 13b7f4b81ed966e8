import { chatHref } from '@studio/client/identity';
import { useSite } from '@studio/client/site';
import { VisuallyHidden } from '@studio/ui';
import { Speech } from '@studio/ui/icons';
import { useLanguage } from './language.ts';

/** A link that opens a WhatsApp conversation with the agency in a new tab. */
export function SupportLink({ className }: { readonly className?: string }) {
  const site = useSite();
  const { whatsApp, supportText = site.supportText } = useLanguage().texts;
  return (
    <a href={chatHref(site, supportText)} target="_blank" rel="noopener" className={className}>
      {whatsApp.support}
      <VisuallyHidden>{whatsApp.supportNote}</VisuallyHidden>
    </a>
  );
}

/**
 * The round link at the bottom right of all public pages. It opens a WhatsApp conversation with the agency in a new tab. It is outside of
 * the window while the visitor scrolls down, and in the first screen of phones and tablets, where it would cover text. Its styles are in
 * the base style sheet.
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

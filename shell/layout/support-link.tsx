import { chatHref } from '@studio/client/identity';
import { useSite } from '@studio/client/use-site';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { useLanguage } from './language.ts';

interface SupportLinkProps {
  readonly className?: string;
}

/** A link that opens a WhatsApp conversation with the agency in a new tab. */
export function SupportLink({ className }: SupportLinkProps) {
  const site = useSite();
  const { whatsApp, supportText = site.supportText } = useLanguage().texts;
  return (
    <a href={chatHref(site, supportText)} target="_blank" rel="noopener" className={className}>
      {whatsApp.support}
      <VisuallyHidden>{whatsApp.supportNote}</VisuallyHidden>
    </a>
  );
}

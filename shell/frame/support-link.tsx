import { supportHref } from '@studio/client/identity';
import { useSite } from '@studio/client/use-site';
import { VisuallyHidden } from '@studio/ui/visually-hidden';

interface SupportLinkProps {
  readonly className?: string;
}

/** A link that opens a WhatsApp conversation with the agency in a new tab. */
export function SupportLink({ className }: SupportLinkProps) {
  const site = useSite();
  return (
    <a href={supportHref(site)} target="_blank" rel="noopener" className={className}>
      Support<VisuallyHidden> on WhatsApp, opens in a new tab</VisuallyHidden>
    </a>
  );
}

import { VisuallyHidden } from '@studio/ui';
import { ArrowUpRight } from '@studio/ui/icons';
import type { MouseEvent } from 'react';
import { shared } from '../content/shared.ts';

interface NewTabLinkProps {
  readonly href: string;
  readonly children: string;
  /** Added for screen readers, to distinguish links with the same text: `: Website Development`. */
  readonly context?: string;
  /** Announces the new tab, in another language than English. */
  readonly newTab?: string;
  readonly className?: string;
}

/** A link with an arrow that opens in a new tab. Screen readers announce the new tab. */
export function NewTabLink({ href, children, context, newTab = shared.newTab, className }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      <span>
        {children}
        <VisuallyHidden>
          {context}
          {newTab}
        </VisuallyHidden>
      </span>
      <ArrowUpRight size={18} />
    </a>
  );
}

/** Returns whether a click follows a link in the same tab: main button, no modifier key. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { PAGE_MARGIN, quiet, textButton } from '../../components/styles.ts';
import { shortcuts } from '../../content/shortcuts.ts';
import { isFreeKey, isShown, PRESSED } from './keys.ts';
import { type ShortcutGroups, ShortcutSheet, useShortcutsSetting } from './shortcut-sheet.tsx';

/** With space for the undo bar below. */
const Foot = styled.div`
  padding: 0.5rem ${PAGE_MARGIN} 6rem;
  & > button {
    ${textButton}
    ${quiet}
  }
`;

/** Moves the focus to the next or the previous message of the list, or opens it if one is open. */
function move(key: 'j' | 'k'): void {
  const button = find(key);
  if (button) {
    button.click();
    return;
  }
  const links = [...document.querySelectorAll<HTMLElement>('tbody a.open')];
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  const next = at < 0 ? 0 : at + (key === 'j' ? 1 : -1);
  links[next]?.focus();
}

/** Returns the visible button of a key: the one of the selection before the one of the open message. */
const find = (key: string): HTMLElement | undefined =>
  [`[data-selecting] [data-key="${key}"]`, `[data-key="${key}"]`]
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .find(isShown);

function select(): void {
  const row = document.activeElement?.closest('tbody tr') ?? document.querySelector('tr[data-open]');
  row?.querySelector('input')?.click();
}

/** Runs the command of a key. Returns false if it has none. */
function run(key: string): boolean {
  if (key === 'j' || key === 'k') move(key);
  else if (key === 'x') select();
  else if (key === '/') document.querySelector<HTMLElement>('input[type="search"]')?.focus();
  else if (PRESSED.has(key)) find(key)?.click();
  else return false;
  return true;
}

/** Handles the keyboard shortcuts of a list, and renders a button below the page that opens the list of them. */
export default function Shortcuts({ groups = shortcuts.groups }: Partial<ShortcutGroups>) {
  const [isOpen, setIsOpen] = useState(false);
  const isOn = useShortcutsSetting();
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isFreeKey(event) || (event.repeat && event.key !== 'j' && event.key !== 'k')) return;
      if (event.key === '?') setIsOpen(true);
      else if (!run(event.key)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
  return (
    <Foot>
      <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {shortcuts.title}
      </button>
      {isOpen && <ShortcutSheet groups={groups} onClose={() => setIsOpen(false)} />}
    </Foot>
  );
}

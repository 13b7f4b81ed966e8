import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Dialog } from '@studio/ui';
import { from, token } from '@studio/ui/tokens';
import { useId } from 'react';
import { DialogHead } from '../../components/dialogs.tsx';
import { createStored } from '../../components/hooks.ts';
import { checkbox } from '../../components/selection.tsx';
import { quiet } from '../../components/styles.ts';
import { shortcuts } from '../../content/shortcuts.ts';
import { useMay } from '../../request/session.ts';
import { PRESSED } from './keys.ts';

/** Whether shortcuts of single characters are on, in this browser: https://www.w3.org/TR/WCAG22/#character-key-shortcuts */
export const [useShortcutsSetting, setShortcuts] = createStored({
  storage: () => localStorage,
  key: 'admin-shortcuts',
  parse: (text) => text !== 'off',
  format: (isOn) => (isOn ? 'on' : 'off'),
});

const wide = css`
  ${from.tablet} {
    width: min(44rem, 100% - 2.5rem);
  }
`;

const Sheet = styled.div`
  header {
    margin-block-end: 0.5rem;
  }
  .groups {
    display: grid;
    gap: 1.25rem 2.5rem;
    ${from.tablet} {
      grid-template-columns: 1fr 1fr;
    }
  }
  h3 {
    margin-bottom: 0.25rem;
    color: ${token('ink-2')};
    font-weight: 400;
    font-size: 0.875rem;
  }
  dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    min-height: 2.5rem;
    border-top: 1px solid ${token('hairline')};
  }
  kbd {
    min-width: 1.75rem;
    padding: 0.125rem 0.5rem;
    border: 1px solid ${token('edge')};
    border-radius: 6px;
    font: 500 0.875rem/1.375rem ${token('font-text')};
    text-align: center;
  }
  label {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    margin: 1rem 0 0 -0.75rem;
  }
  label + p {
    ${quiet}
  }
`;

export interface ShortcutGroups {
  /** Keys and what they do, in groups. The first one gets the key of this list. */
  readonly groups: readonly {
    readonly title: string;
    readonly keys: readonly (readonly [key: string, meaning: string])[];
  }[];
}

/** Renders the list of keyboard shortcuts, and a checkbox that switches those of single characters off. */
export function ShortcutSheet({ groups, onClose }: ShortcutGroups & { readonly onClose: () => void }) {
  const id = useId();
  const isOn = useShortcutsSetting();
  const mayWrite = useMay('write');
  const shown = groups
    .map(({ title, keys }) => ({ title, keys: keys.filter(([key]) => mayWrite || !(PRESSED.has(key) || key === 'x')) }))
    .filter(({ keys }) => keys.length > 0);
  return (
    <Dialog labelledBy={id} onClose={onClose} css={wide}>
      <Sheet>
        <DialogHead id={id} title={shortcuts.title} close={shortcuts.close} onClose={onClose} />
        <div className="groups">
          {shown.map(({ title, keys }, i) => (
            <section key={title}>
              <h3>{title}</h3>
              <dl>
                {[...keys, ...(i === 0 ? [shortcuts.sheet] : [])].map(([key, meaning]) => (
                  <div key={key}>
                    <dt>{meaning}</dt>
                    <dd>
                      <kbd>{key}</kbd>
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <label>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ currentTarget }) => setShortcuts(currentTarget.checked)}
            css={checkbox}
          />
          {shortcuts.use}
        </label>
        <p>{shortcuts.useHint}</p>
      </Sheet>
    </Dialog>
  );
}

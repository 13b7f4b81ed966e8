import styled from '@emotion/styled';
import type { ReceivedMessage } from '@studio/client/contact';
import { ChevronDown, ChevronUp, Cross, type Icon } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { LocalTime } from '../../components/local-time.tsx';
import { iconControl, PAGE_MARGIN } from '../../components/styles.ts';
import { pane } from '../../content/inbox.ts';
import { useEscape } from '../keys/use-escape.ts';
import { useView } from '../view.ts';

interface PaneBarProps {
  /** Id of the open message. */
  readonly id: string;
  readonly listed: readonly ReceivedMessage[];
  /** ISO time of the message; not set while it is loading. */
  readonly time: string | undefined;
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  padding: 1.25rem calc(${PAGE_MARGIN} - 0.75rem) 0.5rem ${PAGE_MARGIN};
  & > :first-of-type:is(time, span) {
    margin-inline-end: auto;
    color: ${token('ink-3')};
    font-size: 0.875rem;
    white-space: nowrap;
  }
`;

/** The time of the message, and buttons that open its neighbours in the list or close it. */
export function PaneBar({ id, listed, time }: PaneBarProps) {
  const { view, show } = useView();
  const at = listed.findIndex((message) => message.id === id);
  const above = at > 0 ? listed[at - 1] : undefined;
  const below = at >= 0 ? listed[at + 1] : undefined;
  const open = (message: ReceivedMessage) => show({ ...view, message: message.id }, { replace: true });
  const close = () => show({ ...view, message: undefined });
  useEscape('message', close);
  return (
    <Bar>
      {time ? <LocalTime iso={time} /> : <span />}
      <Control icon={ChevronUp} label={pane.previous} shortcut="k" onClick={above && (() => open(above))} />
      <Control icon={ChevronDown} label={pane.next} shortcut="j" onClick={below && (() => open(below))} />
      <Control icon={Cross} label={pane.close} onClick={close} />
    </Bar>
  );
}

interface ControlProps {
  readonly icon: Icon;
  readonly label: string;
  /** The key that presses it. */
  readonly shortcut?: string;
  /** Not set if there is no such message: the button is disabled, and keeps the focus. */
  readonly onClick: (() => void) | undefined;
}

function Control({ icon: Icon, label, shortcut, onClick }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={!onClick}
      data-key={shortcut}
      onClick={onClick}
      css={iconControl}
    >
      <Icon size={18} strokeWidth={1.5} />
    </button>
  );
}

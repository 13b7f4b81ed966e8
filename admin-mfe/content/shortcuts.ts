/** Texts of the keyboard shortcuts. Keys are what is typed, whatever the keyboard. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  use: 'Use shortcuts of one key',
  useHint: 'They do nothing while you type. Escape closes what is open in any case.',
  groups: [
    {
      title: 'Move',
      keys: [
        ['j', 'Next message'],
        ['k', 'Previous message'],
        ['Enter', 'Open the message'],
        ['Esc', 'Leave the selection, then close the message'],
        ['/', 'Search'],
      ],
    },
    {
      title: 'Selected or open messages',
      keys: [
        ['x', 'Select'],
        ['e', 'Archive'],
        ['u', 'Mark as unread'],
        ['!', 'Mark as spam'],
        ['#', 'Move to trash'],
        ['z', 'Undo'],
      ],
    },
    {
      title: 'Open message',
      keys: [
        ['r', 'Reply'],
        ['n', 'Add note'],
      ],
    },
  ],
  sheet: ['?', 'These shortcuts'],
} as const;

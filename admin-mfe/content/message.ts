/** Texts of the open message. */
export const pane = {
  label: 'Message',
  close: 'Close',
  previous: 'Previous message',
  next: 'Next message',
  reply: 'Reply',
  loading: 'Loading the message',
  failed: 'The message could not be loaded.',
  gone: 'This message has been deleted for good.',
  privacy: 'From this address',
  exportAddress: 'Export all',
  deleteAddress: 'Delete all',
  confirmTitle: 'Delete all messages from this address?',
  confirm: (email: string) => `This permanently deletes every message from ${email}, in all folders and the trash.`,
  confirmYes: 'Delete all',
  confirmNo: 'Keep them',
} as const;

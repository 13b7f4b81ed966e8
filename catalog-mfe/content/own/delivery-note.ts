/** Texts of the section that only MERN Applications has. */
export const deliveryNote = {
  title: 'A form that works without a signal',
  text: 'Leave the signal off, write a note and send it. It stays on your device, even if you reload the page, and is sent once when the signal returns.',
  note: 'A demonstration: nothing leaves your browser. Your notes stay in this tab until you close it.',
  signal: 'Signal',
  on: 'on',
  off: 'off',
  label: 'Note to the office',
  send: 'Send',
  example: 'Lorry 14: two crates short, signed by the customer.',
  list: 'Notes',
  waiting: 'Waiting on this device',
  sent: 'Sent once',
} as const;

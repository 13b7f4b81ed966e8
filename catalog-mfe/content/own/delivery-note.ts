/** Texts of the section that only MERN Applications has. */
export const deliveryNote = {
  title: 'Words that wait for the signal',
  text: 'Leave the signal off, write something, and send it. Your words stay on the device, even if you reload the page, and go once when the line is back.',
  note: 'A demonstration: nothing is sent to anybody. Your words stay in this tab until you close it.',
  signal: 'Signal',
  on: 'on',
  off: 'off',
  label: 'Note to the office',
  send: 'Send',
  example: 'Lorry 14: two crates short, signed by the customer.',
  list: 'Notes',
  waiting: 'Waiting on this device',
  sent: 'Sent, once',
} as const;

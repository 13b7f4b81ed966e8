/** Texts of what happened to a message since it arrived. */
export const history = {
  title: 'Notes and answers',
  failed: 'Notes and answers could not be loaded.',
  note: 'Note',
  answer: 'Answer',
  confirmed: 'Arrival confirmed by email',
  states: { sending: 'Sending', sent: 'Sent', failed: 'Not sent: the mail server refused it' },
  /** `time`: when it is tried again. */
  again: (time: string) => `Not sent yet. Next attempt: ${time}`,
  retry: 'Try again',
  addNote: 'Add note',
  noteLabel: 'Note, for the team only',
  saveNote: 'Save note',
  removeNote: 'Remove note',
  /** `email`: who gets the answer. */
  answerLabel: (email: string) => `Answer to ${email}`,
  send: 'Send answer',
  cancel: 'Cancel',
  notSaved: 'That could not be saved. Your text is kept: try again.',
} as const;

/** Texts of the page of questions that the chat could not answer. */
export const questionsPage = {
  title: 'Questions',
  lead: 'What visitors asked the chat and it could not answer. Answer a question, and from then on the chat gives your answer. Questions without one are deleted after 30 days.',
  off: 'The chat keeps no questions, because CHAT_QUESTIONS is off.',
  empty: 'No questions yet.',
  answer: 'Answer',
  answerTo: (question: string) => `Answer to “${question}”`,
  save: 'Save the answer',
  remove: 'Delete',
  removeQuestion: (question: string) => `Delete “${question}”`,
  /** Before the time of the last one. */
  asked: (count: number) => (count === 1 ? 'Asked once,' : `Asked ${count} times, last`),
  answered: 'Answered',
  saved: 'Saved. The chat gives this answer now.',
  failed: 'Questions could not be loaded.',
  notSaved: 'Not saved. Try again.',
} as const;

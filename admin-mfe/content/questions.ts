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
  asked: (count: number) => (count === 1 ? 'Asked once' : `Asked ${count} times`),
  answered: 'Answered',
  saved: 'Saved. The chat gives this answer now.',
  failed: 'Questions could not be loaded.',
  notSaved: 'Not saved. Try again.',
} as const;

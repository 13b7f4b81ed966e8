/** Returns a wait as text, in whole minutes: `9 minutes`. */
function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}

/** Why the site did not take a message, and what the visitor can do about it. The server writes the same without JavaScript. */
export const contactFailures = {
  /** @param seconds Time until the next message is accepted. */
  tooMany: (seconds: number) =>
    `Too many messages came from your connection in a short time. Try again in ${waitText(seconds)}.`,
  storeDown: 'We cannot take messages at the moment. Try again in a few minutes.',
  tooLarge: 'Your text is far longer than a message can be. Go back and shorten it to 5,000 characters.',
  unreadable: 'The form did not arrive as it was sent. Send it again.',
} as const;

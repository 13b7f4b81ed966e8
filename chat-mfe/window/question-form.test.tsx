import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { QuestionForm } from './question-form.tsx';

afterEach(cleanup);

function setUp({ isAnswering = false } = {}) {
  const onSend = jest.fn();
  render(<QuestionForm isAnswering={isAnswering} onSend={onSend} onStop={() => undefined} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
  const write = (value: string) => fireEvent.change(field, { target: { value } });
  return { onSend, field, write };
}

test('Enter sends the text and empties the field', () => {
  const { onSend, field, write } = setUp();
  write('how much');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSend.mock.calls).toEqual([['how much']]);
  expect(field.value).toBe('');
});

test.each([
  ['that ends a composition', { key: 'Enter', isComposing: true }],
  ['that ends a composition in Safari', { key: 'Enter', keyCode: 229 }],
  ['with Shift', { key: 'Enter', shiftKey: true }],
])('an Enter %s does not send', (_, key) => {
  const { onSend, field, write } = setUp();
  write('ねだん');
  const isLeftAlone = fireEvent.keyDown(field, key);
  expect(isLeftAlone).toBe(true);
  expect(onSend).not.toHaveBeenCalled();
  expect(field.value).toBe('ねだん');
});

test.each(['', '   ', ' \n '])('blank text (%j) is not sent', (blank) => {
  const { onSend, field, write } = setUp();
  write(blank);
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).not.toHaveBeenCalled();
});

test('nothing is sent while an answer is pending, and the text stays in the field', () => {
  const { onSend, field, write } = setUp({ isAnswering: true });
  write('and then');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSend).not.toHaveBeenCalled();
  expect(field.value).toBe('and then');
});

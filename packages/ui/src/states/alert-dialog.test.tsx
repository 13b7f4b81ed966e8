import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { AlertDialog } from './alert-dialog.tsx';
import { installModalDialogs } from './modal-dialogs.fixture.tsx';

beforeAll(installModalDialogs);
afterEach(cleanup);

const onClosed = jest.fn();
afterEach(() => {
  onClosed.mockClear();
});

function Page() {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    onClosed();
    setOpen(false);
  };
  return (
    <StrictMode>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <AlertDialog kind="success" title="Success" text="It went well." close="Close" onClose={close} />}
    </StrictMode>
  );
}

async function open(): Promise<HTMLDialogElement> {
  render(<Page />);
  screen.getByText('Open').focus();
  await act(async () => fireEvent.click(screen.getByText('Open')));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Success' });
}

test('opens as a modal dialog with its name, its text and the focus on Close', async () => {
  const dialog = await open();
  expect(dialog.open).toBe(true);
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('It went well.');
  expect(document.activeElement?.textContent).toBe('Close');
  expect(onClosed).not.toHaveBeenCalled();
});

test('Close closes the dialog and restores the focus', async () => {
  await open();
  await act(async () => fireEvent.click(screen.getByText('Close')));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Open');
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test('calls onClose once when the browser closes the dialog by key', async () => {
  const dialog = await open();
  await act(async () => dialog.close());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onClosed).toHaveBeenCalledTimes(1);
});

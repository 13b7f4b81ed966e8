/** Adds modal dialogs to jsdom: they take the focus, restore it, and emit an asynchronous `close` event. */
export function installModalDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, Element>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new Error('The dialog is already open');
      if (document.activeElement) openers.set(this, document.activeElement);
      this.open = true;
      this.querySelector<HTMLElement>('button, input, textarea, a[href]')?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      const opener = openers.get(this);
      if (opener instanceof HTMLElement) opener.focus();
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });
}

/**
 * Gives jsdom, which has no modal dialogs, what ours rely on: the focus goes in, and back to what had it before; a
 * `close` event follows later.
 */
export function installModalDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, Element>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new Error('This dialog is open already');
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

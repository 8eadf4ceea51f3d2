import type { KeyboardEvent } from 'react';

/** Handles keys that the fields of a dialog do not use. */
export function pressInDialog(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Escape') keepUsedEscape(event);
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submitFrom(event);
}

/** An Escape that a field has used does not close the dialog. */
function keepUsedEscape(event: KeyboardEvent): void {
  if (event.defaultPrevented) event.stopPropagation();
}

/** Ctrl+Enter submits the form of the focused field, if enabled. */
function submitFrom({ target, currentTarget, defaultPrevented }: KeyboardEvent<HTMLElement>): void {
  // React also forwards events of nested dialogs.
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return;
  const buttons = [...(target.closest('form')?.elements ?? [])].filter((field) => field instanceof HTMLButtonElement);
  buttons.find(({ type }) => type === 'submit')?.click();
}

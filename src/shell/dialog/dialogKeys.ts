import type { KeyboardEvent } from 'react';

/** What the content of a dialog does with keys that its fields have no use for. */
export function pressInDialog(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Escape') keepUsedEscape(event);
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submitFrom(event);
}

/** Escape that a field has used for itself closes nothing. */
function keepUsedEscape(event: KeyboardEvent): void {
  if (event.defaultPrevented) event.stopPropagation();
}

/** Ctrl+Enter presses the button of the form that a field is in, where it can be pressed. */
function submitFrom({ target, currentTarget, defaultPrevented }: KeyboardEvent<HTMLElement>): void {
  // React hands on what happens in a dialog that this one has opened, too.
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return;
  const buttons = [...(target.closest('form')?.elements ?? [])].filter((field) => field instanceof HTMLButtonElement);
  buttons.find(({ type }) => type === 'submit')?.click();
}

import { flushSync } from 'react-dom';

/** A key that waits for the field that it is meant for. */
export interface HeldKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

interface Pressed extends HeldKey {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const leading: ReadonlySet<string> = new Set(['Tab', 'Enter', 'ArrowDown', 'ArrowUp']);

/** Whether a key enters something or leads on. */
export const isHeldKey = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || leading.has(key));

/** Presses keys where the focus is, one after the other. A field that waits in its turn holds those that follow. */
export function pressHeld(keys: readonly HeldKey[]): void {
  for (const key of keys) {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement)) return;
    // Each is drawn before the next, since it may move the focus.
    const isTaken = flushSync(() => press(field, key));
    // A Tab that nothing takes is the browser's to follow, which it only does when a person presses it.
    if (!isTaken && key.key === 'Tab') return;
  }
}

/** Has a field hear of a key, and types it where nothing else is made of it. Answers whether something is. */
function press(field: HTMLInputElement, key: HeldKey): boolean {
  const isTaken = !field.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
  if (isTaken || key.key.length !== 1) return isTaken;
  const input = { bubbles: true, inputType: 'insertText', data: key.key };
  field.dispatchEvent(new InputEvent('beforeinput', input));
  field.setRangeText(key.key, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', input));
  return false;
}

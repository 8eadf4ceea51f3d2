import { flushSync } from 'react-dom';

/** A key waiting for its field. */
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

/** Returns whether a key enters text or navigates. */
export const isHeldKey = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean =>
  !ctrlKey && !metaKey && !altKey && (key.length === 1 || leading.has(key));

/** Replays keys at the current focus. A field that waits itself holds the rest. */
export function pressHeld(keys: readonly HeldKey[]): void {
  for (const key of keys) {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement)) return;
    // Each is rendered before the next, because it may move focus.
    const isTaken = flushSync(() => press(field, key));
    // Only a real key press triggers the browser's Tab.
    if (!isTaken && key.key === 'Tab') return;
  }
}

/** Dispatches a key to a field, and types it unless handled. Returns whether it was handled. */
function press(field: HTMLInputElement, key: HeldKey): boolean {
  const isTaken = !field.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
  if (isTaken || key.key.length !== 1) return isTaken;
  const input = { bubbles: true, inputType: 'insertText', data: key.key };
  field.dispatchEvent(new InputEvent('beforeinput', input));
  field.setRangeText(key.key, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', input));
  return false;
}

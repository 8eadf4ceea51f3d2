import { useEffect, useEffectEvent } from 'react';
import { useMe } from '../../access/useMe.ts';

/** Elements that use keys themselves: fields, and overlays. */
const elsewhere =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]';

/** Elements that the space bar presses. */
const pressed = 'button, input, summary, [role=button]';

/** Returns whether the page may act on a key: nothing that has the focus uses it, and it is no combination. */
export function isFreeKey({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  const isUsed = (by: string) => target instanceof Element && target.closest(by) !== null;
  return (
    !isUsed(elsewhere) && !(key === ' ' && isUsed(pressed)) && !ctrlKey && !metaKey && !altKey && !defaultPrevented
  );
}

/**
 * Acts on single keys pressed outside of fields and overlays, unless the user has turned them off (WCAG 2.1.4). An action
 * that returns false leaves the key to the browser.
 */
export function useSingleKeys(actions: Readonly<Record<string, () => unknown>>): void {
  const isOff = useMe()?.single_keys === false;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = actions[event.key];
    if (act && isFreeKey(event) && act() !== false) event.preventDefault();
  });
  useEffect(() => {
    if (isOff) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOff]);
}

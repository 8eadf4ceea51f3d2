import { useEffect, useEffectEvent } from 'react';
import { useMe } from '../../access/useMe.ts';

/** Elements that use keys themselves: fields, and overlays. */
const elsewhere =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]';

/** Acts on single keys pressed outside of fields and overlays, unless the user has turned them off (WCAG 2.1.4). */
export function useSingleKeys(actions: Readonly<Record<string, () => void>>): void {
  const isOff = useMe()?.single_keys === false;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    const isTyped = target instanceof Element && target.closest(elsewhere) !== null;
    const act = actions[key];
    if (!act || isTyped || ctrlKey || metaKey || altKey || defaultPrevented) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (isOff) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOff]);
}

import { isObject } from '../../../domain/schema/isObject.ts';

/** The state of a page after a save: its heading takes focus. */
export const fromSave = { isFromSave: true } as const;

export const isFromSave = (state: unknown): boolean => isObject(state) && state['isFromSave'] === true;

/** Focuses the page's heading, after a save that stays on the page. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}

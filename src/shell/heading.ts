import { isObject } from '../../domain/schema/isObject.ts';

/** What a page is told that is come to by a save: its heading has the focus then. */
export const fromSave = { isFromSave: true } as const;

export const isFromSave = (state: unknown): boolean => isObject(state) && state['isFromSave'] === true;

/** Puts the focus on the heading of the page, where a save does not lead to another. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-leads]')];

const hasFocus = (row: HTMLElement): boolean => row.contains(document.activeElement);

/** The record of the row stands beside the list. */
const isBeside = (row: HTMLElement): boolean => row.querySelector('.row-panel[aria-expanded=true]') !== null;

const focus = (row: HTMLElement | undefined): void => {
  const link = row?.querySelector<HTMLElement>('.row-link') ?? row?.querySelector<HTMLElement>('input, button');
  link?.focus();
};

/** The panel that shows a record beside the list, if it has the focus. */
const focusedPanel = () => document.activeElement?.closest('.list-panel');

/**
 * Moves focus to the link of the next row, so that Enter opens it; from outside to the first row. An open panel follows,
 * and keeps the focus that it has.
 */
export function stepRow(by: 1 | -1): void {
  const all = rows();
  const beside = all.findIndex(isBeside);
  const focused = all.findIndex(hasFocus);
  const at = focused < 0 ? beside : focused;
  const row = all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))];
  if (beside >= 0 && row && !isBeside(row)) row.querySelector<HTMLElement>('.row-panel')?.click();
  if (!focusedPanel()) focus(row);
}

/** Selects the focused row. */
export function chooseRow(): void {
  rows().find(hasFocus)?.querySelector<HTMLElement>('.list-choice input')?.click();
}

/** Shows the focused row beside the list, or hides what is shown. Returns false if there is neither. */
export function previewRow(): boolean {
  const row = rows().find(hasFocus) ?? (focusedPanel() ? rows().find(isBeside) : undefined);
  const button = row?.querySelector<HTMLElement>('.row-panel');
  button?.click();
  return button !== null && button !== undefined;
}

/** Returns focus to the row whose record stands beside the list. */
export function leavePanel(): void {
  focus(rows().find(isBeside));
}

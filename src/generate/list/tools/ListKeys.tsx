import { useSingleKeys } from '../../../shell/keys/useSingleKeys.ts';

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-leads]')];

/** The index of the focused row; -1 without one. */
const focused = (all: readonly HTMLElement[]): number => all.findIndex((row) => row.contains(document.activeElement));

/** Moves focus to the link of the next row, so that Enter opens it; from outside to the first row. */
function step(by: 1 | -1): void {
  const all = rows();
  const at = focused(all);
  const row = all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))];
  const link = row?.querySelector<HTMLElement>('.row-link') ?? row?.querySelector<HTMLElement>('input, button');
  link?.focus();
}

function choose(): void {
  const all = rows();
  all[focused(all)]?.querySelector<HTMLElement>('.list-choice input')?.click();
}

const search = () => document.querySelector<HTMLElement>('input[type=search]')?.focus();

/** Keyboard navigation of a list: `j` and `k` move, `x` selects, Enter opens, `/` searches. */
export function ListKeys() {
  useSingleKeys({ j: () => step(1), k: () => step(-1), x: choose, '/': search });
  return null;
}

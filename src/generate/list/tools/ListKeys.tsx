import { lazy, Suspense, useEffect, useState } from 'react';

const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));

/** Elements that use keys themselves: fields, and overlays. */
const elsewhere =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]';

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

/** Keyboard navigation of a list: `j` and `k` move, `x` selects, Enter opens, `/` searches, `?` shows the shortcuts. */
export function ListKeys() {
  const [isExplained, setExplained] = useState(false);
  useEffect(() => {
    const actions: Readonly<Record<string, () => void>> = {
      j: () => step(1),
      k: () => step(-1),
      x: choose,
      '/': search,
      '?': () => setExplained(true),
    };
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      const isTyped = target instanceof Element && target.closest(elsewhere) !== null;
      const act = actions[key];
      if (!act || isTyped || ctrlKey || metaKey || altKey || defaultPrevented) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return isExplained ? (
    <Suspense>
      <KeysDialog onClose={() => setExplained(false)} />
    </Suspense>
  ) : null;
}

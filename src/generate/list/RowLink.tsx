import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import './rows.css';

/** The first cell of a row leads to its record, so that a keyboard and a screen reader get there too. */
export function RowLink({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  if (to === undefined) return children;
  return (
    <Link className="row-link" to={to}>
      {children}
    </Link>
  );
}

/** What of a row is pressed for its own sake. A hint only tells, and is part of the row. */
const controls = 'a, button:not(.hint), input, label, [data-control]';

/** A press anywhere on a row follows its link, as it was pressed: with Ctrl, ⌘ or the middle button in another tab. */
function follow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, button, ctrlKey, metaKey, shiftKey } = event;
  // A menu or dialog opened from within is no part of it, nor is text that was just marked.
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(controls)) return;
  if (button > 1 || getSelection()?.isCollapsed === false) return;
  const apart = button === 1 ? { ctrlKey: true, metaKey: true } : { ctrlKey, metaKey, shiftKey };
  const press = new window.MouseEvent('click', { bubbles: true, cancelable: true, ...apart });
  currentTarget.querySelector('.row-link')?.dispatchEvent(press);
}

/** Makes all of a row, or of a card, a way to its record. */
export const rowPress = { onClick: follow, onAuxClick: follow };

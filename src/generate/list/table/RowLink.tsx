import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import './rows.css';

/** Links the first cell of a row to its record, for keyboards and screen readers. */
export function RowLink({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  if (to === undefined) return children;
  return (
    <Link className="row-link" to={to}>
      {children}
    </Link>
  );
}

/** Elements of a row with their own action. A hint is not one. */
const controls = 'a, button:not(.hint), input, label, [data-control]';

/** A click anywhere on a row follows its link, with Ctrl, ⌘ or the middle button in a new tab. */
function follow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, button, ctrlKey, metaKey, shiftKey } = event;
  // Ignores clicks in portals of the row, and selecting text.
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(controls)) return;
  if (button > 1 || getSelection()?.isCollapsed === false) return;
  const apart = button === 1 ? { ctrlKey: true, metaKey: true } : { ctrlKey, metaKey, shiftKey };
  const press = new window.MouseEvent('click', { bubbles: true, cancelable: true, ...apart });
  currentTarget.querySelector('.row-link')?.dispatchEvent(press);
}

/** Makes a whole row or card a link to its record. */
export const rowPress = { onClick: follow, onAuxClick: follow };

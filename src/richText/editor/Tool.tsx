import type { ReactNode } from 'react';
import { Tip } from '../../shell/display/Tip.tsx';

export interface ToolProps {
  readonly label: string;
  /** Whether the format is active at the cursor. */
  readonly isPressed: boolean;
  /** Whether it is the toolbar's tab stop. */
  readonly isStop: boolean;
  readonly disabled: boolean;
  readonly onFocus: () => void;
}

/** A toolbar button. A click keeps focus in the text, and the on-screen keyboard open. */
export function Tool({
  label,
  isPressed,
  isStop,
  disabled,
  onFocus,
  onClick,
  children,
}: ToolProps & {
  readonly onClick: (button: HTMLElement) => void;
  readonly children: ReactNode;
}) {
  return (
    <Tip title={label}>
      <button
        type="button"
        className="rich-tool"
        aria-label={label}
        aria-pressed={isPressed}
        tabIndex={isStop ? 0 : -1}
        disabled={disabled}
        onFocus={onFocus}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => onClick(event.currentTarget)}
      >
        {children}
      </button>
    </Tip>
  );
}

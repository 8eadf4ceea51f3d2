import type { ReactNode } from 'react';
import { Tip } from '../../shell/Tip.tsx';

export interface ToolProps {
  readonly label: string;
  /** Whether the text at the cursor has it. */
  readonly isPressed: boolean;
  /** Whether the Tab key stops at it. */
  readonly isStop: boolean;
  readonly disabled: boolean;
  readonly onFocus: () => void;
}

/** A button of the toolbar. A click does not take the focus from the text, nor the keyboard of a telephone away. */
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

import type { RaRecord } from 'ra-core';
import type { KeyboardEvent } from 'react';
import { useGridControls } from '../controls.ts';
import type { Line } from '../line.ts';
import type { Cell } from '../navigate.ts';
import { Lookup, type LookupProps } from './Lookup.tsx';

/** What every cell being entered gets. */
export interface CellProps {
  readonly line: Line;
  /** What the cell is, with its line: "Price, line 3". */
  readonly label: string;
  /** The id of the message that says what is wrong with it. */
  readonly errorId?: string;
}

interface LookupCellProps<Row extends RaRecord> extends Omit<LookupProps<Row>, 'renderInput' | 'onKeyDown'> {
  readonly cell: Cell;
  readonly placeholder: string;
  /** The id of the message that says what is wrong. */
  readonly errorId?: string;
}

/** A lookup as slim as a cell of the grid. */
export function LookupCell<Row extends RaRecord>(props: LookupCellProps<Row>) {
  const { cell, placeholder, errorId, ...lookup } = props;
  const controls = useGridControls();
  const press = (event: KeyboardEvent, isOpen: boolean) => {
    const opensList = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    controls.press(event, cell, isOpen || opensList);
  };
  return (
    <Lookup
      {...lookup}
      onKeyDown={press}
      renderInput={({ InputProps, inputProps, id }) => (
        <div ref={InputProps.ref}>
          <input
            {...inputProps}
            id={id}
            className="line-input"
            data-column={cell.column}
            aria-label={lookup.label}
            aria-invalid={errorId !== undefined}
            aria-describedby={errorId}
            placeholder={placeholder}
          />
        </div>
      )}
    />
  );
}

import { useTranslate, type RaRecord } from 'ra-core';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Combobox } from '../../../kinds/shared/combobox/Combobox.tsx';
import { type RecordSource, useRecordChoices } from '../../../kinds/shared/combobox/useRecordChoices.ts';
import { useAddition } from '../../../kinds/reference/useAddition.ts';
import { resourceOf } from '../../../data/resources.ts';
import { useGridControls } from '../controls.ts';
import type { Lookup } from '../line.ts';
import type { Cell } from '../navigate.ts';

/** What every cell being entered gets: of its line what it shows, so that typing in another cell does not draw it again. */
export interface CellProps {
  readonly lineKey: string;
  /** What is typed there and is no choice yet. */
  readonly typed: string | undefined;
  /** What the cell is, with its line: "Price, line 3". */
  readonly label: string;
  /** The id of the message that says what is wrong with it. */
  readonly errorId?: string;
}

interface LookupCellProps<Row extends RaRecord> extends CellProps {
  readonly column: Lookup;
  readonly source: RecordSource;
  /** Locale keys: what stands in the empty cell, and what to do where there is nothing to choose. */
  readonly words: { readonly placeholder: string; readonly none: string };
  readonly chosen: { readonly uuid: string; readonly name: string } | undefined;
  readonly nameOf: (row: Row) => string;
  readonly onPick: (row: Row) => void;
  readonly onClear: () => void;
  /** What tells a record from others of its name. */
  readonly drawRow?: (row: Row) => ReactNode;
}

/** One of many records, what is chosen by its name alone. */
interface Named<Row> {
  readonly uuid: string;
  readonly name: string;
  readonly row?: Row;
}

/** A choice as slim as a cell of the grid. What is typed and fits nothing stays in the line, which is not saved so. */
export function LookupCell<Row extends RaRecord<string>>(props: LookupCellProps<Row>) {
  const { lineKey, label, errorId, column, source, words, chosen, nameOf, onPick, onClear } = props;
  const translate = useTranslate();
  const controls = useGridControls();
  const addition = useAddition(resourceOf(source.resource));
  const [text, setText] = useState('');
  const { options, ...search } = useRecordChoices<Row>(source, text, { nameOf });
  const cell: Cell = { key: lineKey, column };
  const type = (typed: string | undefined) => {
    if (typed !== props.typed) controls.change(lineKey, { typed: { [column]: typed } });
  };
  const named = (row: Row): Named<Row> => ({ uuid: row.id, name: nameOf(row), row });
  const add = async (name: string) => {
    const row = await addition?.onAdd(name);
    return row && named(row as Row);
  };
  const press = (event: KeyboardEvent, isOpen: boolean) => {
    const opensList = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    controls.press(event, cell, isOpen || opensList);
  };
  return (
    <Combobox<Named<Row>>
      label={label}
      choices={{ ...search, options: options.map(named) }}
      chosen={chosen ?? null}
      keyOf={({ uuid }) => uuid}
      nameOf={({ name }) => name}
      drawOption={({ row }) => row && props.drawRow?.(row)}
      none={translate(words.none)}
      onLeadOn={() => controls.advance(cell)}
      isBare
      unmatched={props.typed}
      onTyped={type}
      onRestore={() => type(undefined)}
      onSearch={setText}
      onChoose={(option) => {
        type(undefined);
        if (!option) onClear();
        else if (option.row) onPick(option.row);
      }}
      addition={addition && { nameOf: addition.nameOf, onAdd: add }}
      onKeyDown={press}
      renderInput={({ InputProps, inputProps, id }, problem) => (
        <div ref={InputProps.ref}>
          <input
            {...inputProps}
            id={id}
            className="line-input"
            data-column={column}
            aria-label={label}
            aria-invalid={errorId !== undefined || problem !== undefined}
            aria-describedby={errorId ?? (problem && `${id}-problem`)}
            placeholder={translate(words.placeholder)}
          />
          {problem !== undefined && errorId === undefined && (
            <span id={`${id}-problem`} className="line-error">
              {problem}
            </span>
          )}
        </div>
      )}
    />
  );
}

import { useTranslate, type RaRecord } from 'react-admin';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Combobox } from '../../../kinds/shared/combobox/Combobox.tsx';
import { type RecordSource, useRecordChoices } from '../../../kinds/shared/combobox/useRecordChoices.ts';
import { useAddition } from '../../../kinds/reference/useAddition.ts';
import { resourceOf } from '../../../data/resources.ts';
import { useGridControls } from '../controls.ts';
import type { Lookup } from '../lines/line.ts';
import type { Cell } from '../navigate.ts';

/** Props of an edited cell: only what it shows, so that typing elsewhere does not re-render it. */
export interface CellProps {
  readonly lineKey: string;
  /** Typed text without a selection. */
  readonly typed: string | undefined;
  /** The label with the line: "Price, line 3". */
  readonly label: string;
  /** The id of its error message. */
  readonly errorId?: string;
}

interface LookupCellProps<Row extends RaRecord> extends CellProps {
  readonly column: Lookup;
  readonly source: RecordSource;
  /** Locale keys of the placeholder and of the hint for an empty list. */
  readonly words: { readonly placeholder: string; readonly none: string };
  readonly chosen: { readonly uuid: string; readonly name: string } | undefined;
  readonly nameOf: (row: Row) => string;
  readonly onPick: (row: Row) => void;
  readonly onClear: () => void;
  /** Renders details that distinguish records of one name. */
  readonly drawRow?: (row: Row) => ReactNode;
}

/** A record that is identified by its name. */
interface Named<Row> {
  readonly uuid: string;
  readonly name: string;
  readonly row?: Row;
}

/** A compact choice for the grid. Unmatched text stays in the line, which cannot be saved with it. */
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
      renderInput={({ slotProps, id }, problem) => (
        <div ref={slotProps.input.ref}>
          <input
            {...slotProps.htmlInput}
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

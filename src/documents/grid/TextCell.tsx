import { useTranslate } from 'react-admin';
import type { KeyboardEvent } from 'react';
import { lineProperty } from '../../../domain/documents/lineFields.ts';
import { CellText } from './cells/CellText.tsx';
import { useGridControls } from './controls.ts';
import { LineCell } from './LineCell.tsx';
import { errorsAt, type LineCellsProps } from './lines/lineCells.ts';

/** The words of a text, heading or subtotal, across the columns of lines. */
export function TextCell({ line, isActive, position, errors }: LineCellsProps) {
  const translate = useTranslate();
  const controls = useGridControls();
  const { key, row = 'text', description = '' } = line;
  const kind = translate(`documents.grid.rows.${row}`);
  const found = errorsAt(line, errors, 'description');
  const press = (event: KeyboardEvent) => {
    // A text has several lines.
    if (event.key === 'Enter' && row === 'text' && !event.altKey) return;
    controls.press(event, { key, column: 'description' });
  };
  const input = {
    className: 'line-input',
    'data-column': 'description',
    'aria-label': translate('documents.grid.cell', { field: kind, position }),
    'aria-invalid': found.length > 0,
    'aria-describedby': found[0]?.id,
    autoComplete: 'off',
    maxLength: lineProperty('description').maxLength,
    value: description,
    onKeyDown: press,
  };
  const change = (value: string) => controls.change(key, { description: value });
  return (
    <LineCell name="words" errors={found}>
      {!isActive && (
        <CellText lineKey={key} column="description" isEmpty={description === ''} isInvalid={found.length > 0}>
          {description || kind}
        </CellText>
      )}
      {isActive && row === 'text' && (
        <textarea
          {...input}
          rows={description.split('\n').length + 1}
          onChange={({ target }) => change(target.value)}
        />
      )}
      {isActive && row !== 'text' && (
        <input {...input} placeholder={kind} onChange={({ target }) => change(target.value)} />
      )}
    </LineCell>
  );
}

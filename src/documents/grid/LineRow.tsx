import { useTranslate } from 'react-admin';
import { memo, useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import { isLine } from '../../../domain/documents/rows.ts';
import type { Line } from './lines/line.ts';
import { DeductedCells } from './DeductedCells.tsx';
import { LineEditor } from './LineEditor.tsx';
import { LineText } from './LineText.tsx';
import { TextCell } from './TextCell.tsx';
import type { CellErrors } from './lines/linesReducer.ts';
import type { Cell } from './navigate.ts';
import { RowHandle } from './RowHandle.tsx';
import { totalsOf } from './lines/totals.ts';

export interface LineRowProps {
  readonly line: Line;
  /** What a subtotal shows. */
  readonly subtotal?: string | undefined;
  readonly index: number;
  readonly currency: string;
  readonly decimals: number;
  readonly errors: CellErrors;
  /** The edited cell, if it is in this line. */
  readonly active?: Cell;
  readonly isStop: boolean;
  readonly onStop: (key: string) => void;
}

/** A line: inputs while edited, else text. Memoized. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, subtotal, index, currency, decimals, errors, active, isStop, onStop } = props;
  const translate = useTranslate();
  const language = useLanguage();
  const row = useRef<HTMLTableRowElement>(null);
  const position = index + 1;
  const total = line.row ? subtotal : totalsOf(line, decimals)?.total;
  const Cells = line.mirror ? DeductedCells : line.row ? TextCell : active ? LineEditor : LineText;

  // Editing the same cell again is a new object, so focus returns to it.
  useEffect(() => {
    if (!active) return;
    const cell = row.current?.querySelector<HTMLElement>(`[data-column="${active.column}"]`);
    const input = cell?.querySelector<HTMLElement>('input, textarea, [tabindex="0"]') ?? cell;
    if (input && !input.contains(document.activeElement)) input.focus();
  }, [active]);

  return (
    <tr ref={row} className="line" data-row={line.row} data-active={active !== undefined}>
      <td className="line-cell line-cell-handle">
        {line.mirror ? (
          <div className="line-handle">
            <span className="line-number-button figures">{position}</span>
          </div>
        ) : (
          <RowHandle
            lineKey={line.key}
            position={position}
            description={nameOf(line, translate)}
            isLine={isLine(line)}
            isOptional={line.is_optional === true}
            isStop={isStop}
            onFocus={() => onStop(line.key)}
          />
        )}
      </td>
      <Cells
        line={line}
        isActive={active !== undefined}
        position={position}
        currency={currency}
        decimals={decimals}
        errors={errors}
      />
      {(line.row === 'subtotal' || isLine(line)) && (
        <td className="line-cell line-cell-total figures">
          <span className="line-label">{translate('documents.grid.columns.total')}</span>
          <span className="line-total">
            {total === undefined ? '—' : formatDecimal(total, language, { least: decimals })}
          </span>
        </td>
      )}
    </tr>
  );
});

/** Returns what the handle of a row says it is. */
function nameOf({ row, item, description }: Line, translate: (key: string) => string): string {
  if (row) return description || translate(`documents.grid.rows.${row}`);
  return item?.description ?? translate('documents.grid.blankLine');
}

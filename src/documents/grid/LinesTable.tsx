import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { subtotalsOf } from '../../../domain/documents/rows.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { LineRow } from './LineRow.tsx';
import type { Line } from './lines/line.ts';
import type { CellErrors } from './lines/linesReducer.ts';
import { useLines } from './lines/linesStore.ts';
import { hasLongFigures } from './lines/longFigures.ts';
import { totalsOf } from './lines/totals.ts';

const columns = ['handle', 'item', 'quantity', 'price', 'scenario', 'tributes', 'total'] as const;
const noErrors: CellErrors = {};

/** The rows of the grid, which re-render while typing. */
export function LinesTable({ currency, labelledBy }: { readonly currency: string; readonly labelledBy: string }) {
  const translate = useTranslate();
  const { lines, active, errors } = useLines((state) => state);
  const [stop, setStop] = useState<string>();
  const decimals = decimalsOf(currency);
  const subtotals = lines.some(({ row }) => row === 'subtotal') ? subtotalsIn(lines, decimals) : [];
  const stopKey = [active?.key, stop].find((key) => lines.some((line) => line.key === key)) ?? lines[0]?.key;
  return (
    <table className="lines-table" aria-labelledby={labelledBy} data-long={hasLongFigures(lines, decimals)}>
      <thead>
        <tr className="line line-head">
          {columns.map((name) => (
            <th key={name} scope="col" className={`line-cell line-cell-${name}`}>
              {translate(`documents.grid.columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <LineRow
            key={line.key}
            line={line}
            subtotal={subtotals[index]}
            index={index}
            currency={currency}
            decimals={decimals}
            errors={errors[line.key] ?? noErrors}
            active={active?.key === line.key ? active : undefined}
            isStop={line.key === stopKey}
            onStop={setStop}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Returns what subtotals show of the lines while they are entered. */
const subtotalsIn = (lines: readonly Line[], decimals: number) =>
  subtotalsOf(
    lines.map((line) => ({
      row: line.row,
      is_optional: line.is_optional,
      mirrors_line: line.mirror?.line,
      total: totalsOf(line, decimals)?.total,
    })),
    decimals,
  );

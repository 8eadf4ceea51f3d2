import AddIcon from '@mui/icons-material/Add';
import PasteIcon from '@mui/icons-material/ContentPaste';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useRef, useState } from 'react';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { GridControlsContext } from './controls.ts';
import './grid.css';
import './cards.css';
import { hasLongFigures } from './longFigures.ts';
import { LineRow } from './LineRow.tsx';
import type { CellErrors } from './linesReducer.ts';
import { useLines, useLinesStore } from './linesStore.ts';
import { usePaste } from './paste/usePaste.ts';
import { useGrid } from './useGrid.ts';

/** Few paste, and what reads pasted tables is no small package. */
const PasteDialog = lazy(async () => ({ default: (await import('./paste/PasteDialog.tsx')).PasteDialog }));

const columns = ['handle', 'item', 'quantity', 'price', 'scenario', 'tributes', 'total'] as const;
const noErrors: CellErrors = {};

/** The lines of a document: one at a time is entered, by keyboard alone if one likes, the others are text. */
export function Grid({ currency, labelledBy }: { readonly currency: string; readonly labelledBy: string }) {
  const translate = useTranslate();
  const store = useLinesStore();
  const { lines, active, errors } = useLines((state) => state);
  const addButton = useRef<HTMLButtonElement>(null);
  const { controls, said } = useGrid(addButton);
  const [stop, setStop] = useState<string>();
  const paste = usePaste();
  const decimals = decimalsOf(currency);
  const stopKey = [active?.key, stop].find((key) => lines.some((line) => line.key === key)) ?? lines[0]?.key;

  return (
    <GridControlsContext value={controls}>
      <div className="lines" ref={paste.catchIn}>
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
        <div className="lines-actions">
          <Button ref={addButton} startIcon={<AddIcon />} onClick={() => store.dispatch({ type: 'add' })}>
            {translate('documents.grid.add')}
          </Button>
          <Button startIcon={<PasteIcon />} onClick={() => paste.open('')}>
            {translate('documents.grid.paste')}
          </Button>
          <p className="lines-hint">
            {translate('documents.items.hint')} {translate('documents.grid.hint')}
          </p>
        </div>
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </div>
      <Suspense>
        {paste.text !== undefined && <PasteDialog text={paste.text} decimals={decimals} onClose={paste.close} />}
      </Suspense>
    </GridControlsContext>
  );
}

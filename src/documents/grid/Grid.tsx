import AddIcon from '@mui/icons-material/Add';
import PasteIcon from '@mui/icons-material/ContentPaste';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useRef } from 'react';
import { detailFields } from '../../../domain/documents/lineFields.ts';
import { AddMenu } from './AddMenu.tsx';
import { GridControlsContext } from './controls.ts';
import './grid.css';
import './cards.css';
import { LinesTable } from './LinesTable.tsx';
import { useLinesStore } from './lines/linesStore.ts';
import { usePaste } from './paste/usePaste.ts';
import { useGrid } from './useGrid.ts';

/** QueryResult on demand, because few users paste and the parser is large. */
const PasteDialog = lazy(async () => ({ default: (await import('./paste/PasteDialog.tsx')).PasteDialog }));

/** The lines of a document: one is edited at a time, by keyboard too; others are text. */
export function Grid({ currency, labelledBy }: { readonly currency: string; readonly labelledBy: string }) {
  const translate = useTranslate();
  const store = useLinesStore();
  const addButton = useRef<HTMLButtonElement>(null);
  const { controls, announcement } = useGrid(addButton);
  const paste = usePaste();

  return (
    <GridControlsContext value={controls}>
      <div className="lines" ref={paste.catchIn}>
        <LinesTable currency={currency} labelledBy={labelledBy} />
        <div className="lines-actions">
          <Button ref={addButton} startIcon={<AddIcon />} onClick={() => store.dispatch({ type: 'add' })}>
            {translate('documents.grid.add')}
          </Button>
          <AddMenu onAdd={controls.addText} />
          <Button startIcon={<PasteIcon />} onClick={() => paste.open('')}>
            {translate('documents.grid.paste')}
          </Button>
          <p className="lines-hint">
            {translate('documents.items.hint')} {translate('documents.grid.hint')}
            {detailFields.length > 0 && ` ${translate('documents.grid.detailsHint')}`}{' '}
            {translate('documents.grid.rowsHint')}
          </p>
        </div>
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      </div>
      <Suspense>
        {paste.text !== undefined && <PasteDialog text={paste.text} currency={currency} onClose={paste.close} />}
      </Suspense>
    </GridControlsContext>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { ErrorState } from '../../../shell/feedback/ErrorState.tsx';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';
import { useLines } from '../lines/linesStore.ts';
import { useDebounced } from '../../../kinds/shared/useDebounced.ts';
import { isText, textOfRows, unknownDescriptions } from './matchPaste.ts';
import { parsePaste, type PastedRow } from './parsePaste.ts';
import { isTooMuch, mostRows } from './pasteLimits.ts';
import { decimalSignOf } from './pastedNumber.ts';
import { PasteReading } from './PasteReading.tsx';
import { PastePreview } from './PastePreview.tsx';
import { useInsertRows } from './useInsertRows.ts';
import { usePasteMatches } from './usePasteMatches.ts';

const none: readonly PastedRow[] = [];

interface PasteDialogProps {
  readonly text: string;
  /** The currency of the document. */
  readonly currency: string;
  readonly onClose: () => void;
}

/** A preview of pasted rows: recognized, new and invalid ones. */
export function PasteDialog({ text, currency, onClose }: PasteDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const [wasTooMuch, setTooMuch] = useState(() => isTooMuch(text));
  const [edited, setEdited] = useState(wasTooMuch ? '' : text);
  const [addsNew, setAddsNew] = useState(true);
  const lines = useLines((state) => state.lines);
  const settled = useDebounced(edited, 300);
  const pasted = useMemo(
    () => parsePaste(settled, decimalSignOf(language), (field) => translate(`documents.grid.columns.${field}`)),
    [settled, language, translate],
  );
  const { rows } = pasted;
  const hasTooMany = rows.length > mostRows;
  const { matched, isMatching, error, retry } = usePasteMatches(
    hasTooMany ? none : rows,
    currency,
    lines.findLast((line) => line.scenario)?.scenario,
  );

  const sound = (matched ?? []).filter((row) => row.problems.length === 0);
  const unknown = unknownDescriptions(sound);
  const ready = sound.filter((row) => addsNew || row.item || isText(row));
  const isTooMany = wasTooMuch || hasTooMany || lines.length + ready.length > mostRows;
  const insert = useInsertRows((inserted) => {
    const rest = rows.filter((row) => !inserted.some(({ row: number }) => number === row.row));
    if (rest.length === 0) onClose();
    else setEdited(textOfRows(rest, pasted.headings));
  });
  const isWaiting = isMatching || settled !== edited;
  const edit = (value: string) => {
    const isRefused = isTooMuch(value);
    setTooMuch(isRefused);
    if (!isRefused) setEdited(value);
  };

  return (
    <DialogFrame
      title={translate('documents.paste.title')}
      subtitle={translate('documents.paste.subtitle')}
      size="md"
      pending={insert.isPending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('documents.paste.close')}</Button>
          <Button
            variant="contained"
            disabled={ready.length === 0 || isWaiting || isTooMany}
            loading={insert.isPending}
            onClick={() => insert.mutate(ready)}
          >
            {translate('documents.paste.insert', { smart_count: ready.length })}
          </Button>
        </>
      }
    >
      <TextField
        autoFocus
        multiline
        disabled={insert.isPending}
        minRows={3}
        maxRows={8}
        label={translate('documents.paste.rows')}
        helperText={translate('documents.paste.format')}
        value={edited}
        onChange={(event) => edit(event.target.value)}
        onPaste={(event) => {
          if (!isTooMuch(event.clipboardData.getData('text/plain'))) return;
          event.preventDefault();
          setTooMuch(true);
        }}
        slotProps={{ htmlInput: { spellCheck: false, wrap: 'off' } }}
      />
      {insert.isSuccess && rows.length > 0 && <Alert severity="info">{translate('documents.paste.rest')}</Alert>}
      {isTooMany && <Alert severity="error">{translate('documents.paste.tooMany', { most: mostRows })}</Alert>}
      {error && <ErrorState message={error.message} onRetry={() => void retry()} />}
      {unknown.length > 0 && (
        <FormControlLabel
          control={<Checkbox checked={addsNew} onChange={(event) => setAddsNew(event.target.checked)} />}
          label={translate('documents.paste.addNew', { smart_count: unknown.length })}
        />
      )}
      {matched && matched.length > 0 && (
        <>
          <PasteReading {...pasted} />
          <PastePreview rows={matched} columns={pasted.columns} currency={currency} addsNew={addsNew} />
        </>
      )}
    </DialogFrame>
  );
}

import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate, ValidationError } from 'react-admin';
import { useCallback, useMemo, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { isLine, type AnyRow } from '../../../../domain/documents/rows.ts';
import { ErrorState } from '../../../shell/feedback/ErrorState.tsx';
import { Totals } from '../../../documents/figures/Totals.tsx';
import { correctionOf, noteTotals, partOf, type Correctable, type Correction } from './corrections.ts';
import { CorrectedRow } from './CorrectedRow.tsx';
import { useCorrected } from './useCorrected.ts';
import './notes.css';

interface LinesInputProps {
  readonly source: string;
  readonly isCredit: boolean;
}

/** The most lines that are shown at first. */
const most = 100;

/** The lines of the corrected document, each with what is left and what the note takes of it, or adds to it. */
export function LinesInput({ source, isCredit }: LinesInputProps) {
  const [invoice, debitNote, isFull] = useWatch({ name: ['corrects_uuid', 'debit_note_uuid', 'is_full'] }) as [
    string,
    string | undefined,
    boolean | undefined,
  ];
  const { lines, currency, error } = useCorrected({ invoice, debitNote: debitNote ?? undefined }, isCredit);
  if (error) return <ErrorState message={error.message} />;
  if (!lines) return <Skeleton variant="rounded" height={200} />;
  return <Lines source={source} lines={lines} currency={currency} isCredit={isCredit} isFull={isFull === true} />;
}

interface LinesProps extends LinesInputProps {
  readonly lines: readonly Correctable[];
  readonly currency: string;
  readonly isFull: boolean;
}

function Lines({ source, lines, currency, isCredit, isFull }: LinesProps) {
  const translate = useTranslate();
  const [showsAll, setShowsAll] = useState(false);
  const { field, fieldState } = useController({ name: source });
  const { onChange } = field;
  const entered = useMemo(
    () => ((field.value ?? []) as (Correction & AnyRow)[]).filter(isLine).map(correctionOf),
    [field.value],
  );
  const byLine = new Map(entered.map((correction, index) => [correction.corrects_line, { correction, index }]));
  const errors = fieldState.error as Problems | undefined;

  const change = useCallback(
    (uuid: string, next: Correction | undefined) => {
      const others = entered.filter(({ corrects_line: line }) => line !== uuid);
      const all = new Map([...others, ...(next ? [next] : [])].map((one) => [one.corrects_line, one]));
      onChange(lines.flatMap(({ row }) => all.get(row.uuid) ?? []));
    },
    [entered, lines, onChange],
  );

  const taken = lines.flatMap((line) => {
    const wholly = isFull && line.left ? all(line) : undefined;
    const correction = isFull ? wholly : byLine.get(line.row.uuid)?.correction;
    const part = correction && partOf(line, correction, { isCredit, currency });
    return part ? [{ part, terms: line.terms }] : [];
  });
  const shown = showsAll ? lines : lines.slice(0, most);
  return (
    <div className="note-lines">
      <div className="note-lines-head" aria-hidden="true">
        <span>{translate('documents.grid.columns.item')}</span>
        <span>{translate(isCredit ? 'notes.lines.left' : 'notes.lines.issued')}</span>
        <span>{translate('notes.lines.quantity')}</span>
        <span>{translate('notes.lines.amount')}</span>
      </div>
      <ul>
        {shown.map((line) => {
          const at = byLine.get(line.row.uuid);
          return (
            <CorrectedRow
              key={line.row.uuid}
              line={line}
              currency={currency}
              isCredit={isCredit}
              isFull={isFull}
              correction={isFull && line.left ? all(line) : at?.correction}
              problem={at && problemOf(errors?.[at.index])}
              onChange={change}
            />
          );
        })}
      </ul>
      {shown.length < lines.length && (
        <Button onClick={() => setShowsAll(true)}>{translate('generate.related.all', { total: lines.length })}</Button>
      )}
      {errors?.message && (
        <FormHelperText error role="alert">
          <ValidationError error={errors.message} />
        </FormHelperText>
      )}
      <div className="note-totals">
        <Totals
          record={{ currency, ...noteTotals(taken, currency) }}
          due={isCredit ? translate('resources.credit-notes.fields.total') : undefined}
        />
      </div>
    </div>
  );
}

const all = ({ row }: Correctable): Correction => ({ corrects_line: row.uuid, corrected_by: 'all' });

type Problem = { readonly [part: string]: { readonly message?: string } | undefined };
type Problems = { readonly message?: string } & { readonly [index: number]: Problem | undefined };

/** Returns the first message at a line. */
const problemOf = (problem: Problem | undefined): string | undefined =>
  problem && Object.values(problem).find((at) => at?.message)?.message;

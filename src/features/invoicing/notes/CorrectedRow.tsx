import Checkbox from '@mui/material/Checkbox';
import { useTranslate, ValidationError } from 'react-admin';
import { memo, useId } from 'react';
import { quantityText } from '../../../../domain/documents/lineFigures.ts';
import { shownQuantity } from '../../../../domain/documents/rows.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { decimalText } from '../../../../domain/money/decimal.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { trimDecimal } from '../../../../domain/money/trimDecimal.ts';
import { joined } from '../../../../domain/words/isolated.ts';
import { figureFraction } from '../../../../domain/taxes/terms.ts';
import { useFigure } from '../../../kinds/decimal/useFigure.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { partOf, type Correctable, type Correction } from './corrections.ts';

interface CorrectedRowProps {
  readonly line: Correctable;
  readonly currency: string;
  readonly isCredit: boolean;
  /** Whether the whole note takes all that is left. */
  readonly isFull: boolean;
  readonly correction: Correction | undefined;
  readonly problem: string | undefined;
  readonly onChange: (uuid: string, correction: Correction | undefined) => void;
}

/** A line of the corrected document: a tick takes all that is left, a quantity or an amount takes that much. */
export const CorrectedRow = memo(function CorrectedRow(props: CorrectedRowProps) {
  const { line, currency, isCredit, isFull, correction, problem, onChange } = props;
  const translate = useTranslate();
  const language = useLanguage();
  const errorId = useId();
  const { row, left } = line;
  const decimals = decimalsOf(currency);
  const name = row.item.description ?? '';
  const basis = isCredit ? left : line.line;
  const part = correction && partOf(line, correction, { isCredit, currency });
  const quantity = (of: bigint) => trimDecimal(decimalText(of, figureFraction));
  const amount = (of: bigint) => decimalText(of, decimals);
  const countOf = (of: NonNullable<typeof basis>) =>
    shownQuantity({ quantity: quantity(of.quantity), total: amount(of.net) });
  const basisText = basis
    ? joined([
        basis.quantity > 0n ? quantityText(countOf(basis), row, language) : undefined,
        formatMoney(amount(basis.net), currency, language),
      ])
    : translate('notes.lines.none');
  const shown = {
    quantity:
      correction?.corrected_by === 'quantity'
        ? (correction.quantity ?? '')
        : correction?.corrected_by === 'all' && part?.quantity
          ? quantity(part.quantity)
          : '',
    amount: correction?.corrected_by === 'amount' ? (correction.amount ?? '') : part ? amount(part.net) : '',
  };
  const enter = (by: 'quantity' | 'amount') => (value: string) =>
    onChange(row.uuid, value === '' ? undefined : { corrects_line: row.uuid, corrected_by: by, [by]: value });
  const isLocked = isFull || !basis;
  // It deducts a deposit, and is credited only with all that is left.
  const isWhole = line.line.net < 0n;
  return (
    <li data-none={!basis}>
      <label className="note-line-name">
        {isCredit && (
          <Checkbox
            size="small"
            checked={correction !== undefined}
            indeterminate={correction !== undefined && correction.corrected_by !== 'all'}
            disabled={isLocked}
            onChange={(_event, checked) =>
              onChange(row.uuid, checked ? { corrects_line: row.uuid, corrected_by: 'all' } : undefined)
            }
          />
        )}
        <span>
          {name}
          {row.description && <small>{row.description}</small>}
        </span>
      </label>
      <span className="note-line-left figures">
        <small>{translate(isCredit ? 'notes.lines.left' : 'notes.lines.issued')}</small> {basisText}
      </span>
      <Figure
        label={translate('notes.lines.quantityOf', { name })}
        caption={translate('notes.lines.quantity')}
        value={shown.quantity}
        decimals={0}
        errorId={problem && errorId}
        disabled={isLocked || isWhole || !basis.quantity}
        onEnter={enter('quantity')}
      />
      <Figure
        label={translate('notes.lines.amountOf', { name })}
        caption={translate('notes.lines.amount')}
        value={shown.amount}
        decimals={decimals}
        errorId={problem && errorId}
        disabled={isLocked || isWhole}
        onEnter={enter('amount')}
      />
      {problem && (
        <small id={errorId} className="note-line-problem" role="alert">
          <ValidationError error={problem} />
        </small>
      )}
    </li>
  );
});

interface FigureProps {
  readonly label: string;
  readonly caption: string;
  readonly value: string;
  readonly decimals: number;
  readonly errorId: string | undefined;
  readonly disabled: boolean;
  readonly onEnter: (value: string) => void;
}

/** The longest number as decimal text. */
const longest = 19;

function Figure({ label, caption, value, decimals, errorId, disabled, onEnter }: FigureProps) {
  const figure = useFigure({
    value,
    decimals,
    onType: (typed, decimal) => {
      if ((decimal ?? typed).length > longest) return false;
      onEnter(decimal ?? typed.trim());
      return true;
    },
  });
  return (
    <span className="note-line-figure">
      <small aria-hidden="true">{caption}</small>
      <input
        {...figure}
        className="figures"
        aria-label={label}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
      />
    </span>
  );
}

import type { TaxRow } from './formRow.ts';
import { baseWords, rateWords, recoveredWords, validityWords, whoWords, type Speech } from './rowWords.ts';

interface TaxColumnsProps {
  readonly row: TaxRow;
  readonly speech: Speech;
}

/** A tax in words: its name, who pays it, its rate, what it is computed of, and what is given back. */
export function TaxColumns({ row, speech }: TaxColumnsProps) {
  const { translate } = speech;
  const validity = validityWords(row, speech);
  return (
    <span className="tax-grid">
      <span className="tax-name">
        {row.tribute?.name || <span className="quiet">{translate('scenarios.rows.unnamed')}</span>}
        {(validity || row.tribute?.description) && (
          <span className="tax-note">{[validity, row.tribute?.description].filter(Boolean).join(' · ')}</span>
        )}
      </span>
      <span className="tax-who">{whoWords(row, speech)}</span>
      <span className="tax-rate figures">{rateWords(row, speech) || '—'}</span>
      <span className="tax-of">{baseWords(row, speech)}</span>
      <span className="tax-back figures">{recoveredWords(row, speech) || '—'}</span>
    </span>
  );
}

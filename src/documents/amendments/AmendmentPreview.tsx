import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Corrections } from './Corrections.tsx';
import { AmendedRows } from './AmendedRows.tsx';
import { MovedGroups } from './MovedGroups.tsx';
import type { PreviewedAmendment } from './previewedAmendment.ts';
import { PriceNotice } from './PriceNotice.tsx';
import './amendments.css';
import Alert from '@mui/material/Alert';

interface AmendmentPreviewProps {
  readonly preview: PreviewedAmendment;
  /** Changes other than amounts. */
  readonly children?: ReactNode;
}

/** The compared figures with their labels. */
const figures = [
  ['total', 'figures.importer_total_payable_exporter'],
  ['importer_total_payable', 'figures.importer_total_payable'],
  ['exporter_net_total', 'figures.exporter_net_total'],
] as const;

const areAlike = ({ before, after }: Pick<PreviewedAmendment, 'before' | 'after'>): boolean =>
  figures.every(([name]) => before[name] === after[name]);

/** The preview of an amendment: affected documents, totals before and after, and required confirmations. */
export function AmendmentPreview({ preview, children }: AmendmentPreviewProps) {
  const translate = useTranslate();
  const { concerned, occurrences, corrections } = preview;
  const movesAmounts = !areAlike(preview) || occurrences.some((one) => !areAlike(one));
  return (
    <>
      <Typography role="status">
        {translate('documents.amendment.concerned', { smart_count: concerned })}
        {corrections.length === 0 && ` ${translate('documents.amendment.issuedStay')}`}
        {!movesAmounts && ` ${translate('documents.amendment.sameAmounts')}`}
      </Typography>
      <ValueRise preview={preview} />
      <PriceNotice preview={preview} />
      {children}
      <Corrections preview={preview} />
      {movesAmounts && preview.groups.length > 0 && <MovedGroups preview={preview} />}
      {movesAmounts && <Sums preview={preview} />}
      <AmendedRows preview={preview} movesAmounts={movesAmounts} />
    </>
  );
}

/** The totals of all issued and scheduled documents. */
function Sums({ preview: { currency, before, after } }: { readonly preview: PreviewedAmendment }) {
  const translate = useTranslate();
  const language = useLanguage();
  const money = (amount: string) => formatMoney(amount, currency, language);
  return (
    <table className="amendment figures">
      <caption>{translate('documents.amendment.all')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{translate('documents.amendment.figure')}</span>
          </th>
          <th scope="col">{translate('documents.amendment.before')}</th>
          <th scope="col">{translate('documents.amendment.after')}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(([name, word]) => (
          <tr key={name} data-moved={before[name] !== after[name]}>
            <th scope="row">{translate(word)}</th>
            <td>{money(before[name])}</td>
            <td>{money(after[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Reports that confirming raises the agreed value. */
function ValueRise({ preview }: { readonly preview: PreviewedAmendment }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (!preview.required_confirmations.includes('confirm_total')) return null;
  const money = (amount: string) => formatMoney(amount, preview.currency, language);
  const values = { before: money(preview.total_amount_before), after: money(preview.total_amount) };
  return <Alert severity="warning">{translate('documents.amendment.valueRises', values)}</Alert>;
}

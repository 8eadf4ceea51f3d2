import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import type { CellProps } from '../../../generate/list/slots.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useLabelOf } from '../../../kinds/shared/words.ts';
import { TotalCell as Total } from '../../cells/TotalCell.tsx';
import type { DocumentRecord } from '../../documentRecord.ts';

export const width = 136;

/** The amount due; the hint shows its parts. */
export default function TotalCell({ record, resource }: CellProps<DocumentRecord>) {
  const translate = useTranslate();
  const language = useLanguage();
  const labelOf = useLabelOf(resource);
  const money = (amount = '') => formatMoney(amount, record.currency, language);
  const parts: (readonly [string, string])[] = [
    [labelOf('subtotal'), money(record.subtotal)],
    ...(record.net === undefined || record.net === record.subtotal
      ? []
      : [[labelOf('net'), money(record.net)] as const]),
    [translate('figures.total_taxes'), money(record.total_taxes)],
    [translate('figures.importer_total_payable_exporter'), money(record.total)],
  ];
  return <Total amount={money(record.total)} parts={parts} />;
}

import { useTranslate } from 'ra-core';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ConfirmDialog } from '../../shell/feedback/ConfirmDialog.tsx';
import { useLines } from '../grid/linesStore.ts';
import { documentTotals } from '../grid/totals.ts';
import { currencyOf, type DocumentValues } from '../form/documentForm.ts';
import { todayIn, type Exporter } from '../parties/exporter.ts';

interface IssueDialogProps {
  /** The namespace that names the document. */
  readonly words: string;
  readonly values: DocumentValues;
  readonly exporter: Pick<Exporter, 'allowsRetroactive' | 'timeZone'>;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a number is given: from then on the document is no draft any more. */
export function IssueDialog({ words, values, exporter, onConfirm, onClose }: IssueDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const lines = useLines((state) => state.lines);
  const currency = currencyOf(values);
  const { total } = documentTotals(lines, decimalsOf(currency));
  const isMoved = !exporter.allowsRetroactive && values.created !== null && values.created < todayIn(exporter.timeZone);
  const sentences = [
    translate(`${words}.issue.content`, { total: formatMoney(total, currency, language) }),
    isMoved && translate(`${words}.issue.createdMoves`),
    values.send_email && translate(`${words}.issue.sends`, { name: values.responsible_name ?? '' }),
  ];
  return (
    <ConfirmDialog
      open
      title={translate(`${words}.issue.title`)}
      content={sentences.filter(Boolean).join(' ')}
      confirmLabel={translate(`${words}.issue.confirm`)}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

import { useTranslate } from 'ra-core';
import { emissionDate } from '../../../domain/documents/emission.ts';
import { argsIn } from '../../../domain/documents/notice.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ConfirmDialog } from '../../shell/feedback/ConfirmDialog.tsx';
import { useLines } from '../grid/linesStore.ts';
import { documentTotals } from '../grid/totals.ts';
import { currencyOf, type DocumentValues } from '../form/documentForm.ts';
import { movedIn } from '../form/stored.ts';
import type { Start } from '../form/useStart.ts';
import { todayIn, type Exporter } from '../parties/exporter.ts';

interface IssueDialogProps {
  /** The namespace that names the document. */
  readonly words: string;
  readonly values: DocumentValues;
  readonly start: Pick<Start, 'draft'> & { readonly exporter: Pick<Exporter, 'allowsRetroactive' | 'timeZone'> };
  /** The places, from 1, of the lines whose scenario is for other countries. */
  readonly unfit: readonly number[];
  /** Whether it was refused for a scenario that is for other countries, whatever the form knows. */
  readonly wasRefused: boolean;
  /** `isConfirmed` where it is to be issued with such a one. */
  readonly onConfirm: (isConfirmed: boolean) => void;
  readonly onClose: () => void;
}

/** Asks before a number is given: from then on the document is no draft any more. */
export function IssueDialog({ words, values, start, unfit, wasRefused, onConfirm, onClose }: IssueDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const lines = useLines((state) => state.lines);
  const currency = currencyOf(values);
  const { total } = documentTotals(lines, decimalsOf(currency));
  const isUnfit = unfit.length > 0 || wasRefused;
  const { allowsRetroactive, timeZone } = start.exporter;
  const { stored = [], number } = start.draft ?? {};
  const { created } = values;
  const isDateMoved =
    created !== null &&
    emissionDate({ created, today: todayIn(timeZone), allowsRetroactive, isNumbered: number !== undefined }) !==
      created;
  const moved = movedIn(stored, lines).map((notice) => translate(notice.key, argsIn(notice, language)));
  const sentences = [
    translate(`${words}.issue.content`, { total: formatMoney(total, currency, language) }),
    isDateMoved && translate(`${words}.issue.createdMoves`),
    values.send_email && translate(`${words}.issue.sends`, { name: values.responsible_name ?? '' }),
  ];
  const lineNumbers = new Intl.ListFormat(language).format(unfit.map(String));
  const warning = translate(`documents.unfit.${unfit.length > 0 ? 'lines' : 'some'}`, {
    smart_count: unfit.length,
    lines: lineNumbers,
  });
  return (
    <ConfirmDialog
      open
      title={translate(`${words}.issue.title`)}
      content={[...(isUnfit ? [warning] : []), sentences.filter(Boolean).join(' '), ...moved].join('\n\n')}
      confirmLabel={translate(isUnfit ? 'documents.unfit.confirm' : `${words}.issue.confirm`)}
      onConfirm={() => onConfirm(isUnfit)}
      onClose={onClose}
    />
  );
}

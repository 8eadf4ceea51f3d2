import { formatDate } from '../../../../domain/kinds/date.ts';
import { formatDecimal } from '../../../../domain/kinds/decimal.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import type { Language } from '../../../../domain/languages.ts';
import { compareDecimals } from '../../../../domain/money/compare.ts';
import { trimDecimal } from '../../../../domain/money/trimDecimal.ts';
import type { ExplainedDocument, ExplainedFigure, ExplainedTribute } from '../../../../domain/taxes/explainDocument.ts';
import type { TaxFigure } from '../../../../domain/taxes/figures.ts';

interface Written {
  readonly language: Language;
  readonly currency: string;
  readonly nameOf: (figure: TaxFigure | 'base') => string;
}

const words: Readonly<Record<Language, { line: string; recoverable: string; from: string; until: string }>> = {
  pt: { line: 'Linha', recoverable: 'recuperável', from: 'desde', until: 'até' },
  en: { line: 'Line', recoverable: 'recoverable', from: 'from', until: 'until' },
  es: { line: 'Línea', recoverable: 'recuperable', from: 'desde', until: 'hasta' },
};

/** Writes the explanation of a document as plain text: its figures, then each line with its taxes. */
export function explanationText({ figures, lines }: ExplainedDocument, written: Written): string {
  const { language, nameOf } = written;
  const figureText = ({ figure, amount, formula }: ExplainedFigure): string => {
    const name = nameOf(figure === 'net' ? 'base' : figure);
    const isAlone = formula === formatDecimal(amount, language);
    return `${name}: ${money(amount, written)}${isAlone ? '' : ` = ${formula}`}`;
  };
  const counting = figures.filter(({ amount }) => compareDecimals(amount, '0') !== 0);
  const parts = lines.map(({ position, item, scenario, figures: own, tributes }) => [
    `${words[language].line} ${position}: ${[item, scenario].filter(Boolean).join(', ')}`,
    ...own.filter(({ figure }) => figure === 'net').map((figure) => `  ${figureText(figure)}`),
    ...tributes.map((tribute) => `  ${tributeText(tribute, written)}`),
  ]);
  return [counting.map(figureText), ...parts].map((part) => part.join('\n')).join('\n\n');
}

const money = (amount: string, { currency, language }: Written): string => formatMoney(amount, currency, language);

function tributeText(tribute: ExplainedTribute, written: Written): string {
  const { language, nameOf } = written;
  const { name, figure, amount, formula, recoverable, recovered, valid_from: from, valid_until: until, note } = tribute;
  const texts = words[language];
  const facts = [
    nameOf(figure),
    ...(recovered === undefined || recoverable === undefined
      ? []
      : [`${texts.recoverable}: ${formatDecimal(trimDecimal(recoverable), language)}% = ${money(recovered, written)}`]),
    ...(from ? [`${texts.from} ${formatDate(from, language)}`] : []),
    ...(until ? [`${texts.until} ${formatDate(until, language)}`] : []),
    ...(note ? [note] : []),
  ];
  return `${name}: ${money(amount, written)} = ${formula} (${facts.join('; ')})`;
}

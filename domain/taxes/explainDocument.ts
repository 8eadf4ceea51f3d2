import {
  isCounted,
  isLine,
  isMirrored,
  lineNumbers,
  type AnyRow,
  type Mirror,
  type Option,
} from '../documents/rows.ts';
import { nameIn } from '../documents/namesInLanguages.ts';
import { formatDecimal } from '../kinds/decimal.ts';
import type { Language } from '../languages.ts';
import type { LanguageNames } from '../../schemas/parts/names.ts';
import { figureOfBox, type Box } from './boxes.ts';
import { explainDocumentFigure, explainLineFigure, explainTribute, type Explanation } from './explain.ts';
import { taxFigures, type TaxFigure, type TaxFigures } from './figures.ts';
import { formulaText } from './formulaText.ts';
import { recordedTaxes, type RecordedTaxes, type RecordedTribute } from './recordedTaxes.ts';

/** A figure with its amount and the formula that gives it, with the numbers in it. */
export interface ExplainedFigure {
  readonly figure: TaxFigure | 'net';
  readonly amount: string;
  readonly formula: string;
}

/** A tribute of a line: what it is of, by which rate, on which ground and in which time. */
export interface ExplainedTribute extends Pick<
  RecordedTribute,
  'tribute' | 'valid_from' | 'valid_until' | 'recoverable' | 'recovered'
> {
  readonly name: string;
  readonly box: Box;
  readonly figure: TaxFigure;
  readonly amount: string;
  readonly formula: string;
  readonly note?: string | undefined;
}

export interface ExplainedLine {
  readonly uuid?: string | undefined;
  /** Among the lines, from 1. */
  readonly position: number;
  readonly item: string;
  readonly scenario?: string | undefined;
  readonly figures: readonly ExplainedFigure[];
  readonly tributes: readonly ExplainedTribute[];
}

export interface ExplainedDocument {
  readonly figures: readonly ExplainedFigure[];
  readonly lines: readonly ExplainedLine[];
}

/** A row of a stored document, as answers have it. */
export type ExplainedRow = AnyRow &
  Option &
  Mirror &
  Omit<Partial<RecordedTaxes>, 'scenery'> & {
    readonly uuid?: string | undefined;
    readonly item?: ({ readonly description?: string | undefined } & Partial<LanguageNames>) | undefined;
    readonly scenery?: (RecordedTaxes['scenery'] & { readonly name?: string | undefined }) | undefined;
  };

type Amounts = { readonly [Figure in TaxFigure | 'subtotal' | 'net']?: string | undefined };

/** Returns the name of a figure, `base` of the amount before taxes. */
type NameOf = (figure: TaxFigure | 'base') => string;

/** Explains every figure of a stored document by its lines, and every one of these by its tributes. */
export function explainDocument(
  record: Amounts,
  rows: readonly ExplainedRow[],
  language: Language,
  nameOf: NameOf,
): ExplainedDocument {
  const numbers = lineNumbers(rows);
  const known = rows.flatMap((row, at) => {
    const { scenery } = row;
    if (!isLine(row) || !isCounted(row) || !scenery) return [];
    return [{ row, scenery, position: numbers[at] ?? 0, ...recordedTaxes({ ...row, scenery }) }];
  });
  const { subtotal = '0', net = subtotal } = record;
  const figures = Object.fromEntries(taxFigures.map((figure) => [figure, record[figure] ?? '0'])) as TaxFigures;
  const totals = { subtotal, net, total: figures.importer_total_payable_exporter, ...figures };
  const all = known.map((line) => line.totals);
  const formula = (how: Explanation, nameOfTribute: (index: number) => string = () => ''): string =>
    how.kind === 'sum' ? sumText(how, language, nameOf) : formulaText(how, { language, nameOf: nameOfTribute });
  return {
    figures: (['net', ...taxFigures] as const).map((figure) => ({
      figure,
      amount: totals[figure],
      formula: formula(explainDocumentFigure(figure, all, totals)),
    })),
    lines: known.map(({ row, scenery, position, terms, totals: own }) => {
      const tributes = scenery.tributes ?? [];
      const named = (index: number): string => nameOfTribute(tributes[index], language);
      return {
        uuid: row.uuid,
        position,
        item: (row.item && nameIn(row.item, language)) ?? row.item?.description ?? '',
        scenario: scenery.name,
        figures: (['net', ...taxFigures] as const).map((figure) => ({
          figure,
          amount: own[figure],
          formula: formula(explainLineFigure(figure, terms, own)),
        })),
        tributes: tributes.flatMap((tribute, index): ExplainedTribute[] => {
          const borne = own.tributes[index];
          // What deducts a deposit bears minus what that line bears.
          const how = isMirrored(row) ? undefined : explainTribute(index, terms, own);
          if (!borne) return [];
          const { tribute: key, valid_from, valid_until, recoverable, recovered } = tribute;
          return [
            {
              name: named(index),
              tribute: key,
              box: borne.box,
              figure: figureOfBox[borne.box],
              amount: borne.amount,
              formula: how ? formula(how, named) : formatDecimal(borne.amount, language),
              note: tribute[`${language}_note`],
              valid_from,
              valid_until,
              recoverable,
              recovered,
            },
          ];
        }),
      };
    }),
  };
}

const nameOfTribute = (tribute: RecordedTribute | undefined, language: Language): string =>
  (tribute && (nameIn(tribute, language) ?? tribute.name)) ?? '';

/** Writes a sum of figures with their names: "Services 10,000.00 − Taxes withheld 1,500.00". Lines and tributes are plain. */
function sumText({ addends }: Extract<Explanation, { kind: 'sum' }>, language: Language, nameOf: NameOf): string {
  const written = addends.map(({ sign, of, amount }, at) => {
    const isNamed = of === 'base' || of in figuresByName;
    const text = [isNamed ? nameOf(of as TaxFigure | 'base') : '', formatDecimal(amount, language)].join(' ').trim();
    const mark = sign === '-' ? '−' : '+';
    return at === 0 && sign === '+' ? text : `${mark} ${text}`;
  });
  return written.length === 0 ? formatDecimal('0', language) : written.join(' ');
}

const figuresByName: object = Object.fromEntries(taxFigures.map((figure) => [figure, true]));

import { documentLanguage } from '../../../../domain/documents/language.ts';
import { defaultLanguage, type Language } from '../../../../domain/languages.ts';
import { statedPart } from '../../../../domain/documents/linePart.ts';
import { isLine } from '../../../../domain/documents/rows.ts';
import { isRichText } from '../../../../domain/richText/richText.ts';
import { fillRichText, fillText } from '../../../../domain/recurrence/texts/fillTexts.ts';
import {
  occurrenceValues,
  type FilledBy,
  type OccurrenceValues,
} from '../../../../domain/recurrence/texts/occurrenceValues.ts';
import { billedPeriod, daysOfPart, type BilledPeriod } from '../../../../domain/recurrence/schedule/billedPeriod.ts';
import type { DocumentLanguageSetting } from '../../../../schemas/parts/documents/documentDefaults.ts';
import { filledTerms } from '../../../../schemas/parts/recurrence/occurrencePlaceholders.ts';
import type { DocumentRow } from '../../../engine/documents/record.ts';
import { termsFields } from './terms.ts';

/** A contract as its invoices' texts and periods depend on it, with what decides the language of its documents. */
export interface TextsOf extends FilledBy {
  readonly language: DocumentLanguageSetting | null;
  readonly country: string | null;
}

/** SQL: the `TextsOf` of the contract `c` as JSON. */
export const textsColumn = `json_build_object('due_date', c.due_date, 'frequency_symbology', c.frequency_symbology,
    'frequency', c.frequency, 'billing_period', c.billing_period,
    'language', (select y.document_language from companies y
      where y.tenant_id = c.tenant_id and y.uuid = c.service_provider_uuid),
    'country', c.service_buyer #>> '{location,country,identifier}')`;

/** Returns the language of the contract's documents. */
export const languageOf = ({ language, country }: TextsOf): Language =>
  documentLanguage(language ?? undefined, country ?? undefined) ?? defaultLanguage;

/** Returns what the placeholders of an occurrence stand for, in the language of the contract's documents. */
export const valuesOf = (texts: TextsOf, occurrence: number): OccurrenceValues =>
  occurrenceValues(texts, occurrence, languageOf(texts));

/** The columns of terms whose texts are filled: plain, or with formatting. */
const filledColumns = termsFields
  .filter(({ name }) => filledTerms.some((one) => one === name))
  .flatMap(({ name, rich }) => [{ column: name, isRich: false }, ...(rich ? [{ column: rich, isRich: true }] : [])]);

/** Returns a scheduled invoice with its texts filled, and its lines with the period of the occurrence. */
export function filledRow<Row extends DocumentRow>(row: Row, from: TextsOf, occurrence: number): Row {
  const values = valuesOf(from, occurrence);
  const stored = new Map<string, unknown>(Object.entries(row));
  const texts = filledColumns.flatMap(({ column }) => {
    const text = stored.get(column);
    return isRichText(text) ? [[column, fillRichText(text, values)] as const] : [];
  });
  const period = billedPeriod(from, occurrence);
  const lines = row.lines?.map((line) => ({
    ...line,
    ...(line.description && { description: fillText(line.description, values) }),
    ...(period && isLine(line) && { period: line.period ?? periodOfLine(period, line) }),
  }));
  return { ...row, ...Object.fromEntries(texts), ...(lines && { lines }) };
}

/** A line that bills a part of the period has the days of this part. */
function periodOfLine(period: BilledPeriod, line: Parameters<typeof statedPart>[0]): BilledPeriod {
  const part = statedPart(line);
  return part ? daysOfPart(period, part) : period;
}

/** SQL: a column of terms as an issued invoice has it; `given` is its row of `issuedTexts`. */
export function issuedColumn(column: string, source: string, given: string): string {
  const filled = filledColumns.find((one) => one.column === column);
  if (filled?.isRich) return `filled_text(${source}::text, ${given}.texts)::jsonb`;
  return filled ? `filled_text(${source}, ${given}.texts)` : source;
}

/** SQL: a column of a row `line` of terms as an issued invoice has it. Texts and headings have no period. */
export function issuedLineColumn(column: string, line: string, given: string): string {
  if (column === 'description') return `filled_text(${line}.description, ${given}.texts)`;
  if (column === 'period') {
    const first = `(${given}.period->>'from')::date + coalesce(${line}.days_before, 0)`;
    return `case when ${line}.row is not null then null
      when ${given}.period is not null and ${line}.days is not null
        then jsonb_build_object('from', ${first}, 'until', ${first} + ${line}.days - 1)
      else coalesce(${line}.period, ${given}.period) end`;
  }
  return `${line}.${column}`;
}

/** SQL: the rows of `issuedTexts`, given as a parameter. */
export const issuedTextsIn = (parameter: string, alias: string): string =>
  `jsonb_to_recordset(${parameter}) ${alias} (uuid uuid, texts jsonb, period jsonb)`;

/** Returns the texts and the period of an invoice for its issue. */
export const issuedTexts = (uuid: string, from: TextsOf, occurrence: number) => ({
  uuid,
  texts: valuesOf(from, occurrence),
  period: billedPeriod(from, occurrence) ?? null,
});

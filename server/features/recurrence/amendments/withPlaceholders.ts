import type { StatedLine } from '../../../../domain/documents/lineFields.ts';
import { billedPeriod, isForPeriod } from '../../../../domain/recurrence/schedule/billedPeriod.ts';
import { fillRichText, fillText } from '../../../../domain/recurrence/texts/fillTexts.ts';
import { areSameTexts, isRichText } from '../../../../domain/richText/richText.ts';
import type { Amendment } from '../../../../schemas/parts/recurrence/amendment.ts';
import { filledTerms } from '../../../../schemas/parts/recurrence/occurrencePlaceholders.ts';
import type { Db } from '../../../database/transaction.ts';
import { enteredColumns } from '../../../engine/documents/columns.ts';
import { draftLines } from '../../../engine/documents/issuing/renew.ts';
import { valuesOf } from '../terms/occurrenceTexts.ts';
import { termsFields, termsNames } from '../terms/terms.ts';
import type { Amended } from './read.ts';

const fields = termsFields.filter(({ name }) => filledTerms.some((one) => one === name));

const selectTexts = `
  select ${enteredColumns(fields).join(', ')} from contract_terms where tenant_id = $1 and uuid = $2`;

/**
 * Returns an amendment with the texts of the terms instead of those that its first invoice shows, filled, so that a client
 * may send back what it read. A period as computed is omitted.
 */
export async function withPlaceholders(
  db: Db,
  tenant: string,
  { contract, invoices }: Amended,
  amendment: Amendment,
): Promise<Amendment> {
  const { occurrence, items_invoice: lines } = amendment;
  const given = fields.filter(({ name }) => amendment[name as keyof Amendment] !== undefined);
  const shown = invoices.find((one) => one.occurrence === occurrence);
  if (!shown || (!lines && given.length === 0)) return amendment;
  const [[texts], kept] = await Promise.all([
    db.query<Readonly<Record<string, unknown>>>(selectTexts, [tenant, shown.terms_uuid]),
    lines ? draftLines(db, tenant, shown.terms_uuid, termsNames) : [],
  ]);
  const values = valuesOf(contract.texts_of, shown.occurrence);
  const before = given.flatMap(({ name, rich }) => {
    const text = (rich && texts?.[rich]) ?? texts?.[name];
    const isSent = isRichText(text) && areSameTexts(fillRichText(text, values), amendment[name as keyof Amendment]);
    return isSent ? [[name, text]] : [];
  });
  const descriptions = new Map(kept.map(({ description = '' }) => [fillText(description ?? '', values), description]));
  const period = billedPeriod(contract.texts_of, shown.occurrence);
  const lineAsEntered = <Line extends Partial<StatedLine>>({ period: sent, ...line }: Line) => ({
    ...line,
    ...(line.description && { description: descriptions.get(line.description) ?? line.description }),
    ...(sent && !(period && isForPeriod({ ...line, period: sent }, period)) && { period: sent }),
  });
  return { ...amendment, ...Object.fromEntries(before), ...(lines && { items_invoice: lines.map(lineAsEntered) }) };
}

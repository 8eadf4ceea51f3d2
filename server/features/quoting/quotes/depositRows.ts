import { documentLanguage } from '../../../../domain/documents/language.ts';
import { lineProperty } from '../../../../domain/documents/lineFields.ts';
import { isCounted, isLine } from '../../../../domain/documents/rows.ts';
import { defaultLanguage, type Language } from '../../../../domain/languages.ts';
import { decimalText, parseDecimal } from '../../../../domain/money/decimal.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { trimDecimal } from '../../../../domain/money/trimDecimal.ts';
import { depositPart } from '../../../../domain/quoting/deposits.ts';
import { figureFraction } from '../../../../domain/taxes/terms.ts';
import type { DocumentLanguageSetting } from '../../../../schemas/parts/documents/documentDefaults.ts';
import type { Db } from '../../../database/transaction.ts';
import type { LineInput, LineTributeInput } from '../../../engine/documents/drafts/input.ts';
import type { StoredBilled } from '../../../engine/documents/lines/storedLines.ts';
import type { AnyRow } from '../../../engine/documents/engine.ts';
import type { QuoteRow } from './answer.ts';

const selectLanguage = 'select document_language from companies where tenant_id = $1 and uuid = $2';

/** Returns the language of the documents of a quote. */
export async function languageOfQuote(db: Db, tenant: string, row: AnyRow): Promise<Language> {
  const [company] = await db.query<{ document_language: DocumentLanguageSetting | null }>(selectLanguage, [
    tenant,
    row.service_provider_uuid,
  ]);
  const { location } = row.service_buyer as { location?: { country?: { identifier?: string } } };
  return documentLanguage(company?.document_language ?? undefined, location?.country?.identifier) ?? defaultLanguage;
}

/** A deposit: its percentage, that of those before, and what its lines say. */
export interface Deposit {
  readonly before: string;
  readonly percent: string;
  readonly text: string;
}

const longest = lineProperty('description').maxLength ?? 0;

/**
 * Returns the lines of a deposit invoice: for each line that counts, its item and scenario with a part of what its taxes are
 * computed of. Discounts, charges and taxes inside the price are in that amount already.
 */
export function depositRows({ lines = [], currency }: QuoteRow, { before, percent, text }: Deposit): LineInput[] {
  const decimals = decimalsOf(currency);
  const part = (amount: bigint): bigint => depositPart(amount, before, percent);
  return lines.flatMap((line): LineInput[] => {
    if (!isLine(line) || !isCounted(line)) return [];
    const units = part(parseDecimal(line.net ?? line.total, decimals));
    if (units === 0n) return [];
    const whole = line.description ? `${text}\n${line.description}` : text;
    return [
      {
        item: { uuid: line.item_uuid },
        description: whole.length > longest ? text : whole,
        quantity: '1',
        price: trimDecimal(decimalText(units, decimals)),
        scenery: { uuid: String(line.scenery['uuid']), tributes: enteredParts(line, part) },
      },
    ];
  });
}

interface KeptTribute extends LineTributeInput {
  readonly type?: string;
}

/** The values that a person entered: amounts in part. */
const enteredParts = ({ scenery }: StoredBilled, part: (amount: bigint) => bigint): LineTributeInput[] =>
  ((scenery['tributes'] ?? []) as readonly KeptTribute[]).flatMap(({ uuid, value, type, is_fixed: isAmount }) => {
    if (type !== 'Variable' || value === undefined) return [];
    const partial = () => trimDecimal(decimalText(part(parseDecimal(value, figureFraction)), figureFraction));
    return [{ uuid, value: isAmount ? partial() : value }];
  });

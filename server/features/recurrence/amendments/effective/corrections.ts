import { isLine, linesAmong } from '../../../../../domain/documents/rows.ts';
import { decimalText, parseDecimal } from '../../../../../domain/money/decimal.ts';
import { decimalsOf } from '../../../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../../../domain/money/sum.ts';
import {
  creditsOf,
  debitsOf,
  differencesOf,
  type CorrectedAmount,
  type Difference,
} from '../../../../../domain/recurrence/amendments/corrections.ts';
import type { EffectiveDay } from '../../../../../domain/recurrence/amendments/effectiveDay.ts';
import { billedPeriod, daysOfPart } from '../../../../../domain/recurrence/schedule/billedPeriod.ts';
import { requireNone } from '../../../../base/errors.ts';
import { translate } from '../../../../base/i18n.ts';
import type { Db } from '../../../../database/transaction.ts';
import type { LineInput } from '../../../../engine/documents/drafts/input.ts';
import type { BilledRow } from '../../../../engine/documents/lines/billedRow.ts';
import { languageOf } from '../../terms/occurrenceTexts.ts';
import type { IssuedInvoice, IssuedRow } from './issued.ts';
import type { NewContent } from '../newAmounts.ts';
import { inputOf } from './ownTerms.ts';
import type { AmendedContract, AmendedInvoice } from '../read.ts';
import { adjustmentsOf, dividedContent } from './split.ts';

type Borne = Pick<BilledRow, 'item_uuid' | 'scenery_uuid' | 'scenery' | 'description' | 'days_before'> & {
  readonly net: string;
};

/** What an amendment corrects of an issued invoice. */
export interface Correction {
  readonly invoice: IssuedInvoice;
  /** The terms that it is brought to, if they are not those of later invoices. */
  readonly content: NewContent | undefined;
  /** What a credit note takes of its lines, and a debit note adds to them, in minor units. */
  readonly credits: readonly CorrectedAmount[];
  readonly debits: readonly CorrectedAmount[];
  /** What further lines of the next invoice bill. */
  readonly lines: readonly LineInput[];
  /** The sums of what is credited and billed. */
  readonly credited: string;
  readonly billed: string;
}

interface Correcting {
  readonly contract: AmendedContract;
  readonly at: EffectiveDay;
  readonly issued: readonly IssuedInvoice[];
  readonly terms: ReadonlyMap<string, NewContent>;
  /** The scheduled invoice that bills what issued ones lack, if any. */
  readonly next: AmendedInvoice | undefined;
}

/** Computes what an amendment corrects of issued invoices, line by line. Throws `validation`. */
export async function planCorrections(db: Db, tenant: string, correcting: Correcting): Promise<Correction[]> {
  const { contract, at, issued, terms, next } = correcting;
  const decimals = decimalsOf(contract.currency);
  const corrections: Correction[] = [];
  // Sequential: each may have a thousand lines.
  for (const invoice of issued) {
    const after = terms.get(invoice.amended);
    if (!after?.lines) continue;
    const content = await targetOf(db, tenant, { contract, at, invoice, after });
    const borne = (row: BilledRow | IssuedRow): Borne => ({
      ...row,
      net: sumAmounts([row.net ?? totalOf(row)], decimals),
    });
    const target = linesAmong((content ?? after).lines ?? []);
    const differences = differencesOf<Borne>(invoice.rows.map(borne), target.map(borne), decimals);
    if (differences.length === 0) continue;
    const lines = invoice.lines.map((line) => ({
      ...line,
      left: parseDecimal(sumAmounts([line.left], decimals), decimals),
    }));
    const more = differences.filter(({ amount }) => amount > 0n);
    const credits = creditsOf(differences, lines);
    const debits = next ? [] : debitsOf(differences, lines);
    if (!debits) requireNone([{ path: 'effective_on', key: 'validation.noInvoiceForNewLines' }]);
    const sum = (amounts: readonly { readonly amount: bigint }[]): string =>
      decimalText(
        amounts.reduce((total, { amount }) => total + amount, 0n),
        decimals,
      );
    corrections.push({
      invoice,
      content,
      credits,
      debits: debits ?? [],
      lines: next ? more.map((one) => furtherLine(one, { contract, at, invoice, decimals })) : [],
      credited: sum(credits),
      billed: sum(more),
    });
  }
  return corrections;
}

const totalOf = (row: BilledRow | IssuedRow): string => ('total' in row ? row.total : '0');

interface Target extends Pick<Correcting, 'contract' | 'at'> {
  readonly invoice: IssuedInvoice;
  readonly after: NewContent;
}

/** Returns the divided terms of the invoice whose period has the day; undefined if the new ones hold for all of it. */
async function targetOf(
  db: Db,
  tenant: string,
  { contract, at, invoice, after }: Target,
): Promise<NewContent | undefined> {
  if (invoice.occurrence !== at.occurrence || at.days_before === 0) return undefined;
  const adjustments = (await adjustmentsOf(db, tenant, [invoice.amended])).get(invoice.amended);
  const before = { rows: invoice.rows, adjustments: invoice.adjustments };
  return dividedContent(db, tenant, contract, { at, before, after, adjustments });
}

interface Furthered extends Pick<Correcting, 'contract' | 'at'> {
  readonly invoice: IssuedInvoice;
  readonly decimals: number;
}

/** A line of the next invoice for what an issued one lacks: one amount, for the days that it is for. */
function furtherLine({ amount, line }: Difference<Borne>, { contract, at, invoice, decimals }: Furthered): LineInput {
  const { texts_of: texts } = contract;
  const { occurrence, full_number: number } = invoice;
  const period = billedPeriod(texts, occurrence);
  const rest = { ...at, days: at.all_days - at.days_before };
  const days = period && occurrence === at.occurrence ? daysOfPart(period, rest) : period;
  const input = inputOf({ ...line, quantity: '1', price: decimalText(amount, decimals) });
  return isLine(input)
    ? {
        item: input.item,
        scenery: input.scenery,
        quantity: '1',
        price: decimalText(amount, decimals),
        unit_code: lumpSum,
        description: translate(languageOf(texts), 'contracts.amend.further', { number }),
        ...(days && { period: days }),
      }
    : input;
}

/** The code of a lump sum: any amount above 0 is its price. */
const lumpSum = 'LS';

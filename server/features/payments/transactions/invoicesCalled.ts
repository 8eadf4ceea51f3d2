import type { Db } from '../../../database/transaction.ts';

interface Called {
  readonly uuid: string;
  /** None of one of the previous system. */
  readonly number: string | null;
  /** As it is printed. */
  readonly full_number: string | null;
  readonly company_number: string | null;
}

const select = `
  select uuid, number::text, full_number, company_number from invoices
  where tenant_id = $1 and (number is not null or is_imported)
    and (number = any($2::bigint[]) or company_number = any($3::text[]) or printed_number = any($3::text[]))`;

/** The number at the end of how a file names an invoice: `Nº 0012`. */
const numberIn = (text: string): string | undefined => /^\D{0,10}?0*([1-9]\d{0,14})$/.exec(text)?.[1];

/**
 * Finds the issued invoices that texts name: by number as it is printed or alone, else by internal reference, else by a number after letters.
 * Returns none, one, or several of the same reference.
 */
export async function invoicesCalled(
  db: Db,
  tenant: string,
  texts: readonly string[],
): Promise<(text: string) => readonly string[]> {
  const numbers = texts.flatMap((text) => numberIn(text) ?? []);
  const found = await db.query<Called>(select, [tenant, [...new Set(numbers)], [...new Set(texts)]]);
  const byNumber = Map.groupBy(found, ({ number }) => number ?? '');
  const byText = new Map(found.map((invoice) => [invoice.full_number ?? '', invoice]));
  const byReference = Map.groupBy(found, ({ company_number: reference }) => reference ?? '');
  return (text) => {
    const printed = byText.get(text);
    if (printed) return [printed.uuid];
    const ofNumber = byNumber.get(numberIn(text) ?? '') ?? [];
    const ofReference = byReference.get(text) ?? [];
    const isNumber = /^\d+$/.test(text) && ofNumber.length > 0;
    return (isNumber || ofReference.length === 0 ? ofNumber : ofReference).map(({ uuid }) => uuid);
  };
}

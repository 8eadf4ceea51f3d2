import type { AuditEntry } from '../../../dataProvider/calls/history.ts';

/** The currency a document was in before a change and after it. */
export interface EntryCurrencies {
  readonly currencyBefore: string;
  readonly currency: string;
}

/** Each entry of a history, newest first, with the currencies of its time; `today` is what it is in now. */
export function withCurrencies(
  entries: readonly AuditEntry[],
  today: string,
): { readonly entry: AuditEntry; readonly currencies: EntryCurrencies }[] {
  let currency = today;
  return entries.map((entry) => {
    const previous = entry.changes.currency?.[0];
    const currencies = { currencyBefore: typeof previous === 'string' ? previous : currency, currency };
    currency = currencies.currencyBefore;
    return { entry, currencies };
  });
}

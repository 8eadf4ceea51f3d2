import type { AuditEntry } from '../../../dataProvider/calls/history.ts';

/** A document's currency before and after a change. */
export interface EntryCurrencies {
  readonly currencyBefore: string;
  readonly currency: string;
}

/** Returns the entries of a history, newest first, with their currencies; `today` is the current one. */
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

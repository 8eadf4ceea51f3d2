import { formatMoney } from '../../../domain/kinds/money.ts';
import type { Language } from '../../../domain/languages.ts';
import { joined } from '../../../domain/words/isolated.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { titleOf } from '../../generate/list/slots.ts';
import type { DocumentRecord } from '../documentRecord.ts';
import { payerOf } from '../parties/payerOf.ts';

/** Names a document for an action: title, payer and total. */
export default function documentSubject(
  record: DocumentRecord,
  translate: (key: string, args?: object) => string,
  language: Language,
  resource: Resource,
  total = record.total,
): string {
  const { currency } = record;
  const amount = total && currency && formatMoney(total, currency, language);
  const whoAndHowMuch = joined([payerOf(record).name, amount]);
  return `${titleOf(resource)(record, translate)}\n${whoAndHowMuch}`;
}

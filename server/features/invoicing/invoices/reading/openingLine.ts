import { documentLanguage } from '../../../../../domain/documents/language.ts';
import { defaultLanguage } from '../../../../../domain/languages.ts';
import { translate } from '../../../../base/i18n.ts';
import { figuresOf } from '../../../../engine/documents/lines/storedLines.ts';
import type { InvoiceRow } from './rows.ts';

/** The nil UUID: the line is of no item and no scenario. */
const none = '00000000-0000-0000-0000-000000000000';

/** Returns the one line of an imported invoice, in the language of the document: what was open, without taxes. */
export function openingLine(row: InvoiceRow, money: (text: string) => string): Record<string, unknown> {
  const { location } = row.service_buyer as { location?: { country?: { identifier?: string } } };
  const language = documentLanguage(row.document_language ?? undefined, location?.country?.identifier);
  const total = money(row.total);
  return {
    item: { uuid: none, description: translate(language ?? defaultLanguage, 'documents.openingBalance') },
    quantity: '1',
    price: total,
    scenery: { uuid: none, tributes: [] },
    total,
    ...figuresOf(row, money),
  };
}

import { isPayable } from '../../../domain/payments/payable.ts';
import type { Placeholder } from '../../../domain/templates/placeholders.ts';
import type { Formats } from '../text/format.ts';
import type { DrawnDocument } from '../request.ts';
import type { DocumentView } from '../view/view.ts';

/** Returns the value of every placeholder for a document; empty if it has none. */
export function placeholderValues(
  document: DrawnDocument,
  { title, heading, company, payment }: DocumentView,
  formats: Formats,
): Record<Placeholder, string> {
  const { service_provider: provider, service_buyer: client, payment_responsible: payer, contact } = document;
  return {
    document: heading,
    title,
    number: String(document.full_number ?? document.number ?? ''),
    issue_date: formats.date(document.created),
    due_date: formats.date(document.valid_until ?? document.due_date),
    reference: document.company_number ?? '',
    currency: document.currency,
    amount: (isPayable(document) && payment?.amount) || '',
    company,
    company_tax_id: provider?.nif ?? '',
    company_address: provider?.location?.address ?? '',
    client: client?.name ?? '',
    client_tax_id: client?.nif ?? '',
    client_address: client?.location?.address ?? '',
    payer: (payer ?? client)?.name ?? '',
    contact_name: contact?.responsible_name ?? '',
    contact_email: contact?.responsible_email ?? '',
  };
}

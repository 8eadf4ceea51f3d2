import type { Language } from '../../../../domain/languages.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Letter } from '../../../mail/letter.ts';
import { readBrand } from './brand.ts';
import { writeDocumentLetter } from './letter.ts';
import { mailedColumns, type MailedInvoice } from './mailedInvoices.ts';

/** Texts of mails that are tried before they are saved; a blank one is the default text. */
export interface TriedTexts {
  readonly language: Language;
  readonly subject?: string | undefined;
  readonly body?: string | undefined;
}

/** An invoice to try texts on, and its recipient. */
export interface Sample extends MailedInvoice {
  readonly recipient: string | null;
}

// The latest issued invoice, or a draft if none is issued yet; along the index of statuses.
const latest = `(
  select l.uuid from unnest(array['billed', 'paid', 'draft']) with ordinality s (status, place)
    cross join lateral (
      select uuid from invoices where tenant_id = $1 and status = s.status order by created_at desc, uuid desc limit 1
    ) l
  order by s.place limit 1)`;

const select = `
  select ${mailedColumns('$2')}, i.responsible_name as recipient
  from invoices i join delivery_settings s on s.tenant_id = i.tenant_id
  where i.tenant_id = $1 and i.uuid = coalesce($3, ${latest})`;

/** Finds an invoice to try texts on: the given one, or the company's latest. */
export async function findSample(
  db: Db,
  tenant: string,
  language: Language,
  invoice?: string,
): Promise<Sample | undefined> {
  const [sample] = await db.query<Omit<Sample, 'brand'>>(select, [tenant, language, invoice ?? null]);
  return sample && { ...sample, brand: await readBrand(db, tenant, sample.uuid) };
}

/** The same. Throws 409 `no_invoice` if there is none. */
export async function readSample(...of: Parameters<typeof findSample>): Promise<Sample> {
  const sample = await findSample(...of);
  if (sample) return sample;
  throw new ApiError('status_not_allowed', { reason: { code: 'no_invoice', words: 'delivery.refused.no_invoice' } });
}

/** Writes a mail with tried texts. Its button leads to the company's own page of the invoice. */
export function writeTried(sample: Sample, { language, subject = '', body = '' }: TriedTexts, site: string): Letter {
  const link = `${site}/company/invoices/${sample.uuid}`;
  return writeDocumentLetter({ ...sample, subject, body }, { language, recipient: sample.recipient, link });
}

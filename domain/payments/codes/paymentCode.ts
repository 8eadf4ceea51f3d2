import type { paymentCode as schema } from '../../../schemas/parts/payments/paymentCode.ts';
import type { Infer } from '../../../schemas/resource.ts';
import { codes } from '../../fields/codes.ts';
import { accountLines } from '../accountLines.ts';
import { epcLimits, epcPayload } from './epc.ts';
import { pixPayload } from './pix.ts';

/** A code that a payer scans or pastes to pay an invoice. */
export type PaymentCode = Infer<typeof schema>;

/** What an invoice prints of its account: also its currency, and the codes of its fields. */
export interface PaidTo {
  readonly details?: string | undefined;
  readonly currency?: string | undefined;
  readonly codes?: { readonly iban?: string; readonly bic?: string; readonly pix?: string } | undefined;
}

/** An invoice as its company reads it. Amounts are decimal text. */
export interface CodedInvoice {
  readonly status?: string | undefined;
  readonly number?: number | null | undefined;
  readonly full_number?: string | null | undefined;
  /** Its number in the previous system, if it has none of ours. */
  readonly company_number?: string | undefined;
  readonly is_imported?: boolean | undefined;
  readonly currency: string;
  readonly importer_total_payable_exporter?: string | undefined;
  readonly open_amount?: string | undefined;
  readonly service_provider?:
    | { readonly name: string; readonly location?: { readonly address: string } | undefined }
    | undefined;
  readonly transactions?: readonly { readonly payment_link?: string | undefined }[] | undefined;
}

/**
 * Returns the code to pay an issued invoice by transfer: what is open of it, to the account it prints, with its number;
 * undefined if a gateway collects it or the account has no code for its currency.
 */
export function paymentCode(invoice: CodedInvoice, account: PaidTo | null | undefined): PaymentCode | undefined {
  const { status, currency, service_provider: provider, transactions } = invoice;
  const number = invoice.full_number ?? invoice.number ?? (invoice.is_imported ? invoice.company_number : undefined);
  if (status !== 'billed' || !number || !provider || transactions?.some(({ payment_link: link }) => link))
    return undefined;
  const amount = invoice.open_amount ?? invoice.importer_total_payable_exporter ?? '0';
  const { name: beneficiary, location } = provider;
  return transferCode(
    { currency, amount, beneficiary, address: location?.address, numbers: [String(number)] },
    account,
  );
}

/** What one transfer pays. The amount is decimal text. */
export interface Transfer {
  readonly currency: string;
  readonly amount: string;
  readonly beneficiary: string;
  /** Of the beneficiary. */
  readonly address?: string | undefined;
  /** Of the invoices that it pays. */
  readonly numbers: readonly string[];
}

/** Returns the code of a transfer to an account; undefined if the account has none for its currency. */
export function transferCode(transfer: Transfer, account: PaidTo | null | undefined): PaymentCode | undefined {
  const { currency, amount, beneficiary, address = '', numbers } = transfer;
  if (!account || (account.currency ?? currency) !== currency) return undefined;
  const { iban, bic, pix } = account.codes ?? writtenCodes(account.details ?? '');
  const paid = { beneficiary, amount };
  if (currency === 'EUR' && iban)
    return coded('epc', epcPayload({ ...paid, reference: wholeNumbers(numbers), iban, bic }));
  if (currency !== 'BRL' || !pix) return undefined;
  // Its identifier has no separator, so it names a single invoice only.
  const [reference = ''] = numbers.length === 1 ? numbers : [];
  return coded('pix', pixPayload({ ...paid, reference, key: pix, city: cityOf(address) }));
}

/** The numbers that fit into the reference of a transfer, since a part of a number names another invoice. */
const wholeNumbers = (numbers: readonly string[]): string =>
  numbers.reduce((text, number) => {
    const more = text === '' ? number : `${text}, ${number}`;
    return more.length > epcLimits.reference ? text : more;
  }, '');

const coded = (scheme: PaymentCode['scheme'], text: string | undefined): PaymentCode | undefined =>
  text === undefined ? undefined : { scheme, text };

/** The labels of codes; that of a BIC is whole, because an intermediary bank has one too. */
const labels = { iban: /\biban\b/i, bic: /^(bic|swift)(\/(bic|swift))?$/i, pix: /\bpix\b/i } as const;

/** The codes in the details of an account without fields for them: each by its label, unless several have it. */
function writtenCodes(details: string): NonNullable<PaidTo['codes']> {
  const lines = accountLines(details);
  const found = (['iban', 'bic', 'pix'] as const).flatMap((type) => {
    const [line, ...others] = lines.filter(({ label }) => label !== undefined && labels[type].test(label));
    const code = codes[type].normalize(line?.value ?? '');
    return others.length === 0 && codes[type].is(code) ? [[type, code] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The last part of an address in several parts, unless it has digits: addresses do not name the city apart. */
function cityOf(address: string): string {
  const [last = '', ...others] = address.split(',').toReversed();
  return others.length === 0 || /\d/.test(last) ? '' : last.trim();
}

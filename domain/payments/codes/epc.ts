import { isSEPACountry } from 'ibantools';
import { isCode } from '../../fields/codes.ts';
import { decimalText, parseDecimal } from '../../money/decimal.ts';
import { cutTo, oneLine } from './texts.ts';

/** A transfer in euros, as a payer's bank reads it. */
export interface EpcTransfer {
  readonly iban: string;
  readonly bic?: string | undefined;
  readonly beneficiary: string;
  /** Decimal text. */
  readonly amount: string;
  readonly reference: string;
}

/** EPC069-12: lengths in characters, the payload in bytes, amounts in cents. */
export const epcLimits = { beneficiary: 70, reference: 140, payload: 331, least: 1n, most: 99_999_999_999n } as const;

/** Within the European Economic Area a bank is found by the IBAN alone. */
const withoutBic = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IS IT LI LV LT LU MT NL NO PL PT RO SK SI ES SE'.split(' '),
);

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Returns the payload of an EPC QR code (EPC069-12, version 002, UTF-8, error correction M); undefined if a SEPA credit
 * transfer cannot pay it.
 */
export function epcPayload({ iban, bic, beneficiary, amount, reference }: EpcTransfer): string | undefined {
  const country = iban.slice(0, 2);
  const knownBic = bic && isCode('bic', bic) ? bic : '';
  if (!isCode('iban', iban) || !isSEPACountry(country)) return undefined;
  if (knownBic === '' && !withoutBic.has(country)) return undefined;
  const cents = parseDecimal(amount, 2);
  if (cents < epcLimits.least || cents > epcLimits.most) return undefined;
  let name = cutTo(oneLine(beneficiary), epcLimits.beneficiary);
  let remittance = cutTo(oneLine(reference), epcLimits.reference);
  const payload = () =>
    ['BCD', '002', '1', 'SCT', knownBic, name, iban, `EUR${decimalText(cents, 2)}`, '', '', remittance].join('\n');
  // Letters of several bytes may fill the payload before the characters are counted out.
  while (bytes(payload()) > epcLimits.payload) {
    if (remittance.length > name.length) remittance = cutTo(remittance, Array.from(remittance).length - 1);
    else name = cutTo(name, Array.from(name).length - 1);
  }
  return name === '' ? undefined : payload();
}

import { isCode } from '../../fields/codes.ts';
import { decimalText, parseDecimal } from '../../money/decimal.ts';
import { cutTo, inAscii } from './texts.ts';

/** A PIX payment, as a payer's bank reads it. */
export interface PixPayment {
  readonly key: string;
  readonly beneficiary: string;
  readonly city: string;
  /** Decimal text. */
  readonly amount: string;
  readonly reference: string;
}

/** Lengths in the BR Code of the Banco Central (EMV QRCPS MPM). */
export const pixLimits = { beneficiary: 25, city: 15, reference: 25, amount: 13 } as const;

/** The identifier of a payment without one of the payee's own. */
const noReference = '***';

/** The city is required, and its value is not verified. */
const unknownCity = 'BRASIL';

/** A field: two digits of its key, two of its length, and its value. */
const field = (key: string, value: string): string => `${key}${String(value.length).padStart(2, '0')}${value}`;

/** Returns the static BR Code of a payment ("Pix copia e cola"); undefined if PIX cannot pay it. */
export function pixPayload({ key, beneficiary, city, amount, reference }: PixPayment): string | undefined {
  const name = cutTo(inAscii(beneficiary), pixLimits.beneficiary);
  const paid = decimalText(parseDecimal(amount, 2), 2);
  const isPositive = !paid.startsWith('-') && /[1-9]/.test(paid);
  if (!isCode('pix', key) || !/^[!-~]+$/.test(key)) return undefined;
  if (name === '' || !isPositive || paid.length > pixLimits.amount) return undefined;
  const payload = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', '0000'),
    field('53', '986'),
    field('54', paid),
    field('58', 'BR'),
    field('59', name),
    field('60', cutTo(inAscii(city), pixLimits.city) || unknownCity),
    field('62', field('05', reference.replaceAll(/[^A-Za-z\d]/g, '').slice(0, pixLimits.reference) || noReference)),
    // The checksum includes its own key and length.
    '6304',
  ].join('');
  return payload + crc16(payload);
}

/** CRC-16/CCITT-FALSE of an ASCII text, as four hexadecimal digits. */
function crc16(text: string): string {
  let crc = 0xff_ff;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc & 0x80_00) === 0 ? crc << 1 : (crc << 1) ^ 0x10_21) & 0xff_ff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

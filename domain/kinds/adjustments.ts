import type { EnteredAdjustment } from '../documents/adjustments.ts';
import { isObject } from '../schema/isObject.ts';
import { defineCodec } from './codec.ts';
import { formatDecimal, isDecimalText, readSigned } from './decimal.ts';

const signs = { discount: '−', charge: '+' } as const;

const isAdjustment = (value: unknown): value is EnteredAdjustment =>
  isObject(value) &&
  (value['kind'] === 'discount' || value['kind'] === 'charge') &&
  isDecimalText(value['percent'] ?? value['amount']);

const between = ' · ';

/** Discounts and charges by sign, each with its reason: `−10% (Loyalty) · +12,50`. */
export const adjustments = defineCodec({
  is: (value): value is readonly EnteredAdjustment[] => Array.isArray(value) && value.every(isAdjustment),
  toText: (value, { language }) =>
    value
      .map(({ kind, percent, amount = '0', reason }) => {
        const figure = percent === undefined ? formatDecimal(amount, language) : `${formatDecimal(percent, language)}%`;
        return `${signs[kind]}${figure}${reason ? ` (${reason})` : ''}`;
      })
      .join(between),
  parseText: (text, { language }) => {
    const parts: readonly unknown[] = text.split(between).map((part) => {
      const [, sign, figure = '', unit, reason] = /^([−+])([^%()]+?)(%?)(?: \((.+)\))?$/.exec(part.trim()) ?? [];
      const read = readSigned(figure, language);
      return {
        kind: sign === signs.charge ? 'charge' : sign && 'discount',
        ...(unit ? { percent: read } : { amount: read }),
        ...(reason && { reason }),
      };
    });
    return parts.every(isAdjustment) ? parts : undefined;
  },
  issue: 'validation.decimal.format',
});

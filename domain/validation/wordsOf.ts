import type { ErrorObject } from 'ajv';
import type { Kind } from '../../schemas/kind.ts';
import { kindOf } from '../schema/kindOf.ts';
import type { Property } from '../schema/property.ts';
import type { Issue } from './issue.ts';

type Words = Omit<Issue, 'path'>;
type Limit = { limit: string | number };

/** Keywords whose message includes the bound. */
const limited = new Set(['maxLength', 'minLength', 'minimum', 'maximum', 'minItems', 'maxItems']);
const plain = new Set(['required', 'enum', 'pattern']);

/** Returns the locale key below `validation.` and the arguments for an Ajv error of a property. */
export function wordsOf({ keyword, params }: ErrorObject, property: Property = {}): Words {
  const expected = keyword === 'type' || keyword === 'pattern' ? formatWords[kindOf(property)] : undefined;
  if (expected) return { key: `validation.${expected}` };
  if (plain.has(keyword)) return { key: `validation.${keyword}` };
  if (keyword === 'type') return { key: `validation.type.${(params as { type: string }).type}` };
  if (keyword === 'format') return { key: `validation.format.${(params as { format: string }).format}` };
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') return { key: 'validation.unknown' };
  if (keyword === 'discriminator') return { key: 'validation.enum' };
  if (keyword === 'decimal') return decimalWords(params as Limit & { rule: string });
  if (limited.has(keyword)) return limitWords(keyword, (params as Limit).limit);
  return { key: 'validation.invalid' };
}

/** Figures and dates are text on the wire, but messages ask for a figure or a date. */
const formatWords: Readonly<Partial<Record<Kind, string>>> = {
  money: 'decimal.format',
  decimal: 'decimal.format',
  percent: 'decimal.format',
  date: 'format.date',
  instant: 'format.date-time',
  email: 'format.email',
  identifier: 'format.uuid',
  richText: 'type.string',
};

const decimalWords = ({ rule, limit }: Limit & { rule: string }): Words =>
  rule === 'format' ? { key: 'validation.decimal.format' } : { key: `validation.decimal.${rule}`, args: { limit } };

/** A minimum of one character or row means "required". */
const limitWords = (keyword: string, limit: string | number): Words =>
  limit === 1 && (keyword === 'minLength' || keyword === 'minItems')
    ? { key: 'validation.required' }
    : { key: `validation.${keyword}`, args: { limit } };

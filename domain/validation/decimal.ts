import type { CodeKeywordDefinition, KeywordCxt } from 'ajv';
import { _, regexpCode } from 'ajv/dist/compile/codegen/index.js';
import { parseDecimal } from '../money/decimal.ts';

interface Bounds {
  fraction: number;
  minimum?: string;
  maximum?: string;
}

/** Sign and digits before the point, digits after it. Longer texts are no amounts and slow to parse. */
const decimalText = /^(-?\d{1,30})(?:\.(\d{1,30}))?$/;

/**
 * The keyword `decimal`: decimal text with exact bounds. Errors carry `{ rule, limit }`, where `rule` is `format`,
 * `fraction`, `minimum` or `maximum`. Generated as code, so that it can be compiled ahead (Ajv "standalone"). `isPadded`
 * concerns answers: they have all its decimals.
 */
export const decimalKeyword: CodeKeywordDefinition = {
  keyword: 'decimal',
  type: 'string',
  schemaType: 'object',
  metaSchema: {
    type: 'object',
    required: ['fraction'],
    additionalProperties: false,
    properties: {
      fraction: { type: 'integer', minimum: 0 },
      minimum: { type: 'string' },
      maximum: { type: 'string' },
      isPadded: { type: 'boolean' },
    },
  },
  error: {
    message: 'must be decimal text within its bounds',
    params: ({ params }) => _`{rule: ${params['rule']}, limit: ${params['limit']}}`,
  },
  code: checkDecimal,
};

function checkDecimal(cxt: KeywordCxt): void {
  const { gen, data } = cxt;
  const { fraction, minimum, maximum }: Bounds = cxt.schema;
  const fail = (rule: string, limit: string | number) => cxt.error(false, { rule: _`${rule}`, limit: _`${limit}` });
  const pattern = gen.scopeValue('pattern', {
    key: decimalText.source,
    ref: decimalText,
    code: regexpCode(decimalText),
  });
  const match = gen.const('match', _`${pattern}.exec(${data})`);
  gen.if(_`!${match}`);
  fail('format', fraction);
  gen.elseIf(_`/[1-9]/.test((${match}[2] || "").slice(${fraction}))`);
  fail('fraction', fraction);
  gen.else();
  const digits = _`${match}[1] + (${match}[2] || "").slice(0, ${fraction}).padEnd(${fraction}, "0")`;
  const units = gen.const('units', _`BigInt(${digits})`);
  const bound = (text: string) => _`BigInt(${parseDecimal(text, fraction).toString()})`;
  if (minimum !== undefined) gen.if(_`${units} < ${bound(minimum)}`, () => fail('minimum', minimum));
  if (maximum !== undefined) gen.if(_`${units} > ${bound(maximum)}`, () => fail('maximum', maximum));
  gen.endIf();
}

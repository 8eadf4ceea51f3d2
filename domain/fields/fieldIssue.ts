import type { FieldType } from '../../schemas/parts/definedFields.ts';
import { isDate } from '../dates/date.ts';
import { isDecimal } from '../money/decimal.ts';
import { isObject } from '../schema/isObject.ts';
import { isEmail } from '../validation/email.ts';
import type { Issue } from '../validation/issue.ts';
import { isCode, isCodeType, type CodeType } from './codes.ts';
import { optionsOf, type Definition } from './definition.ts';

type FieldDefinition = Pick<Definition, 'type' | 'options' | 'required'>;

/** For each type, the test of a value and the locale key of its error. */
const tests: Readonly<
  Record<
    Exclude<FieldType, 'secret' | CodeType>,
    readonly [is: (text: string, definition: FieldDefinition) => boolean, key: string]
  >
> = {
  text: [() => true, 'validation.type.string'],
  number: [isDecimal, 'validation.decimal.format'],
  date: [isDate, 'validation.format.date'],
  choice: [(text, definition) => optionsOf(definition).includes(text), 'validation.enum'],
  email: [isEmail, 'validation.format.email'],
};

/** The value of a row: a text, or for a secret whether one is set. */
interface FieldValue {
  readonly value?: unknown;
  readonly secret?: unknown;
}

/** Returns the issue of a value for its definition, at `value` or `secret`; undefined if valid. */
export function fieldIssue(definition: FieldDefinition, { value, secret }: FieldValue): Issue | undefined {
  if (definition.type === 'secret') {
    const isThere = isObject(secret) && (secret['set'] === true || typeof secret['value'] === 'string');
    return definition.required && !isThere ? { path: 'secret', key: 'validation.required' } : undefined;
  }
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') return definition.required ? { path: 'value', key: 'validation.required' } : undefined;
  if (isCodeType(definition.type))
    return isCode(definition.type, text) ? undefined : { path: 'value', key: `validation.${definition.type}` };
  const [is, key] = tests[definition.type];
  return is(text, definition) ? undefined : { path: 'value', key };
}

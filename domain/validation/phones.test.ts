import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { ajvOptions, configureAjv } from './ajv.ts';
import { issuesOf } from './issues.ts';
import { phoneIssues } from './phones.ts';

const phone = { type: 'string', format: 'phone', maxLength: 16 } as const;
const schema = {
  type: 'object',
  properties: { phone, contacts: { type: 'array', items: { type: 'object', properties: { phone } } } },
} as const;

it('a number that is not E.164 is an issue of its schema', () => {
  const validate = configureAjv(new Ajv2020(ajvOptions)).compile(schema);
  const issues = ['+55 11 91234-5678', '11912345678', '+0511912345678'].map((text) => {
    validate({ phone: text });
    return issuesOf(validate.errors, schema);
  });
  expect(issues).toEqual(Array.from({ length: 3 }, () => [{ path: 'phone', key: 'validation.format.phone' }]));
  expect(validate({ phone: '+5511912345678' })).toBe(true);
});

it('a number that no country assigns is an issue too, at any path', () => {
  const contacts = [{ phone: '+351912345678' }, { phone: '+351000000000' }, {}];
  expect(phoneIssues(schema, { phone: '+5511', contacts })).toEqual([
    { path: 'phone', key: 'validation.format.phone' },
    { path: 'contacts.1.phone', key: 'validation.format.phone' },
  ]);
});

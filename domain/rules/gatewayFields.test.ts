import { expect, it } from 'vitest';
import { gatewayFields } from './gatewayFields.ts';
import type { RuleContext } from './rule.ts';

const context: RuleContext = { today: '2026-11-20' };
const secrets = [
  { name: 'Secret key', type: 'secret' },
  { name: 'Webhook secret', type: 'secret' },
];
const issuesOf = (type: object) => gatewayFields({ auto: true, gateway: 'sandbox', fields: secrets, ...type }, context);

it('a type with a gateway has the fields that the gateway needs', () => {
  expect(issuesOf({})).toEqual([]);
  expect(issuesOf({ fields: [...secrets, { name: 'Account ID', type: 'text' }] })).toEqual([]);
  const missing = (names: string) => [{ path: 'fields', key: 'validation.gatewayFields', args: { names } }];
  expect(issuesOf({ fields: secrets.slice(1) })).toEqual(missing('Secret key'));
  expect(issuesOf({ fields: undefined })).toEqual(missing('Secret key, Webhook secret'));
  const readable = secrets.map((field) => ({ ...field, type: 'text' }));
  expect(issuesOf({ fields: readable })).toEqual(missing('Secret key, Webhook secret'));
});

it('and is automatic; a type without one can be either', () => {
  expect(issuesOf({ auto: false })).toEqual([{ path: 'auto', key: 'validation.gatewayIsAutomatic' }]);
  expect(issuesOf({ auto: false, gateway: undefined, fields: [] })).toEqual([]);
  expect(issuesOf({ gateway: undefined, fields: [] })).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import en from '../../../locales/en/gateways.json' with { type: 'json' };
import { gatewayNames } from '../../../schemas/parts/payments/gatewayEvent.ts';
import { fieldKeyOf, fieldWords, gatewayFields } from './gateways.ts';

describe.each(gatewayNames)('the fields of an account of %s', (gateway) => {
  const fields = gatewayFields[gateway];

  it('are secrets: its key, and that of its webhook, which is known after the account has its address', () => {
    expect(fields.map(({ key, required, type }) => [key, required, type])).toEqual([
      ['secret_key', true, 'secret'],
      ['webhook_secret', false, 'secret'],
    ]);
  });

  it('have a text each', () => {
    const texts = Object.keys(en.fields[gateway]).map((key) => `gateways.fields.${gateway}.${key}`);
    expect(fields.map((field) => fieldWords(fieldKeyOf(gateway, field)))).toEqual(texts);
  });
});

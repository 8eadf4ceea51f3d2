import { expect, test } from 'vitest';
import { withCurrencies } from './auditCurrencies.ts';

test('each entry has the currencies of its time, derived from the changes since', () => {
  const entry = (changes: Record<string, [unknown, unknown]>) => ({
    id: '',
    timestamp: '',
    action: 'updated' as const,
    actor: '',
    command: null,
    changes,
  });
  const history = [entry({}), entry({ currency: ['USD', 'JPY'] }), entry({}), entry({ currency: [null, 'USD'] })];
  const currencies = withCurrencies(history, 'JPY').map(({ currencies: { currencyBefore, currency } }) => [
    currencyBefore,
    currency,
  ]);
  expect(currencies).toEqual([
    ['JPY', 'JPY'],
    ['USD', 'JPY'],
    ['USD', 'USD'],
    ['USD', 'USD'],
  ]);
});

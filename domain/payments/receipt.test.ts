import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { receipt as receiptSchema } from '../../schemas/parts/payments/receipt.ts';
import { decimalText, parseDecimal } from '../money/decimal.ts';
import { decimalsOf } from '../money/decimals.ts';
import { ajvOptions, configureAjv } from '../validation/ajv.ts';
import { compileInput } from '../validation/compileInput.ts';
import { receiptIssues, settle, type Paid, type Receipt } from './receipt.ts';

const paid: Paid = { currency: 'USD', open: '1000.00', created: '2026-03-01' };
const clock = { now: new Date('2026-03-10T12:00:00Z'), timeZone: 'America/Sao_Paulo' };
const whole = { exchange_currency: 'BRL', exchange_rate: '5.1234', fee: '10.50', payment_date: '2026-03-09 08:05' };

/** The schema check that forms and server run first. */
const check = compileInput(configureAjv(new Ajv2020(ajvOptions)), receiptSchema);

const issuesOf = (receipt: Receipt, of: Paid = paid) =>
  receiptIssues(receipt, of, clock).map(({ path, key }) => `${path} ${key.replace('validation.', '')}`);

describe('a receipt is complete or absent', () => {
  test.each<[Receipt, string[]]>([
    [{}, []],
    [whole, []],
    [{ ...whole, fee: undefined }, []],
    [{ exchange_currency: 'USD', payment_date: '2026-03-09' }, []],
    [{ exchange_rate: '5' }, ['exchange_currency required', 'payment_date required']],
    [{ exchange_currency: 'BRL' }, ['payment_date required', 'exchange_rate required']],
    [{ ...whole, exchange_rate: undefined }, ['exchange_rate required']],
  ])('%j: %j', (receipt, issues) => {
    expect(issuesOf(receipt)).toEqual(issues);
  });
});

describe('an amount', () => {
  test.each<[string, string, string[]]>([
    ['USD', '0.01', []],
    ['USD', '5000', []],
    ['USD', '0', ['amount decimal.minimum']],
    ['USD', '-1', ['amount decimal.minimum']],
    ['USD', '0.001', ['amount decimal.fraction']],
    ['KWD', '0.001', []],
    ['JPY', '0.5', ['amount decimal.fraction']],
    ['USD', 'x', ['amount decimal.format']],
    ['USD', '1'.padEnd(16, '0'), ['amount amountTooLarge']],
  ])('in %s of %s: %j', (currency, amount, issues) => {
    expect(issuesOf({ amount }, { ...paid, currency })).toEqual(issues);
  });

  test('is judged before the exchange, and its limit is the smallest unit', () => {
    expect(issuesOf({ amount: '0', exchange_rate: '5' })).toEqual(['amount decimal.minimum']);
    expect(receiptIssues({ amount: '0' }, paid, clock)).toMatchObject([{ args: { limit: '0.01' } }]);
    expect(receiptIssues({ amount: '0' }, { ...paid, currency: 'JPY' }, clock)).toMatchObject([
      { args: { limit: '1' } },
    ]);
  });
});

describe('a rate', () => {
  test.each([
    ['BRL', '0.0001', []],
    ['BRL', '0.00010', []],
    ['BRL', '0.0000', ['exchange_rate decimal.minimum']],
    ['BRL', '0.00001', ['exchange_rate decimal.minimum']],
    ['BRL', '0.00009', ['exchange_rate decimal.minimum']],
    ['BRL', '0.00011', ['exchange_rate decimal.fraction']],
    ['BRL', '-1', ['exchange_rate decimal.minimum']],
    ['BRL', '5.12345', ['exchange_rate decimal.fraction']],
    ['BRL', '5.12340', []],
    ['BRL', 'abc', ['exchange_rate decimal.format']],
    ['USD', '1.0000', []],
    ['USD', '1', []],
    ['USD', '1.0001', ['exchange_rate ownCurrencyRate']],
    ['USD', '5.1234', ['exchange_rate ownCurrencyRate']],
  ])('of %s at %s: %j', (exchange_currency, exchange_rate, issues) => {
    expect(issuesOf({ exchange_currency, exchange_rate, payment_date: '2026-03-09' })).toEqual(issues);
  });

  test.each([
    ['0.0001', undefined],
    ['0.00010', undefined],
    ['99999999', undefined],
    ['0', 'minimum'],
    ['0.0000', 'minimum'],
    ['-0.0001', 'minimum'],
    ['0.00001', 'fraction'],
    ['0.00011', 'fraction'],
    ['99999999.0001', 'maximum'],
  ])('of %s in a form or a request: %s', (exchange_rate, rule) => {
    const issues = rule ? [{ path: 'exchange_rate', key: `validation.decimal.${rule}` }] : [];
    expect(check({ exchange_rate }, 9).issues).toMatchObject(issues);
    expect(check({ exchange_rate }, 9).issues).toHaveLength(issues.length);
  });

  test('that results in a too large amount is reported at its field', () => {
    const large = { ...paid, open: '999999999999999.99' };
    expect(issuesOf({ ...whole, exchange_rate: '99999999' }, large)).toEqual(['exchange_rate amountTooLarge']);
  });
});

describe('a fee has the decimals of its currency and leaves no negative amount', () => {
  test.each([
    ['BRL', '5123.40', []],
    ['BRL', '5123.41', ['fee feeAboveReceived']],
    ['BRL', '1.005', ['fee decimal.fraction']],
    ['JPY', '1.5', ['fee decimal.fraction']],
    ['BRL', '-1', ['fee decimal.minimum']],
    ['BRL', 'x', ['fee decimal.format']],
  ])('in %s of %s: %j', (exchange_currency, fee, issues) => {
    expect(issuesOf({ ...whole, exchange_currency, fee })).toEqual(issues);
  });
});

test('the issues name the limits', () => {
  const argsOf = (change: Receipt) => receiptIssues({ ...whole, ...change }, paid, clock).map(({ args }) => args);
  expect(argsOf({ exchange_rate: '0' })).toEqual([{ limit: '0.0001' }]);
  expect(argsOf({ fee: '-1' })).toEqual([{ limit: 0 }]);
  expect(receiptIssues({ ...whole, exchange_rate: 'x' }, paid, clock)).toEqual([
    { path: 'exchange_rate', key: 'validation.decimal.format' },
  ]);
});

describe('a payment date lies between the emission date and now', () => {
  test.each([
    ['2026-02-28', ['payment_date paymentBeforeInvoice']],
    ['2026-02-28 23:59:59', ['payment_date paymentBeforeInvoice']],
    ['2026-03-01', []],
    ['2026-03-10 09:00:59', []],
    ['2026-03-10 09:01:00', ['payment_date paymentInFuture']],
    ['2026-02-30', ['payment_date format.date-time']],
  ])('%s: %j', (payment_date, issues) => {
    expect(issuesOf({ ...whole, payment_date })).toEqual(issues);
  });

  test('so that a document of tomorrow cannot be paid today', () => {
    expect(issuesOf({}, { ...paid, created: '2026-03-11' })).toEqual(['payment_date paymentBeforeInvoice']);
  });
});

test('a fee equal to the received amount is accepted, and one cent more is refused', () => {
  const of = { ...paid, open: '0.50' };
  const receipt = { ...whole, exchange_rate: '0.0100', fee: '0.01' };
  expect(issuesOf(receipt, of)).toEqual([]);
  expect(settle(receipt, of).remaining).toBe('0.00');
  const [issue] = receiptIssues({ ...receipt, fee: '0.02' }, of, clock);
  expect(issue).toEqual({
    path: 'fee',
    key: 'validation.feeAboveReceived',
    args: { received: { figure: '0.01', unit: 'BRL' } },
  });
});

test('the maximum accepted fee is the received amount, and leaves zero', () => {
  const amounts = fc.bigInt({ min: 0n, max: 100_000n });
  const rates = fc.bigInt({ min: 1n, max: 100_000n });
  const currencies = fc.constantFrom('BRL', 'JPY', 'KWD', 'USD');
  fc.assert(
    fc.property(amounts, rates, currencies, (total, rate, exchange_currency) => {
      const of = { ...paid, currency: 'EUR', open: decimalText(total, 2) };
      const decimals = decimalsOf(exchange_currency);
      const receipt = { ...whole, exchange_currency, exchange_rate: decimalText(rate, 4), fee: '0' };
      const received = settle(receipt, of).remaining;
      const above = decimalText(parseDecimal(received, decimals) + 1n, decimals);
      expect(issuesOf({ ...receipt, fee: received }, of)).toEqual([]);
      expect(parseDecimal(settle({ ...receipt, fee: received }, of).remaining, decimals)).toBe(0n);
      expect(issuesOf({ ...receipt, fee: above }, of)).toEqual(['fee feeAboveReceived']);
    }),
  );
});

test('every accepted receipt leaves exactly rate times amount less the fee, and never less than zero', () => {
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 17n });
  const rates = fc.bigInt({ min: 1n, max: 10n ** 12n });
  const currencies = fc.constantFrom('BRL', 'JPY', 'KWD', 'USD');
  fc.assert(
    fc.property(amounts, rates, amounts, currencies, (total, rate, fee, exchange_currency) => {
      const of = { ...paid, open: decimalText(total, 2) };
      const decimals = decimalsOf(exchange_currency);
      const receipt = {
        ...whole,
        exchange_currency,
        exchange_rate: decimalText(rate, 4),
        fee: decimalText(fee, decimals),
      };
      fc.pre(receiptIssues(receipt, of, clock).length === 0);
      const left = parseDecimal(settle(receipt, of).remaining, decimals);
      expect(left >= 0n).toBe(true);
      const exact = total * rate * 10n ** BigInt(decimals) - fee * 10n ** 6n;
      const error = left * 10n ** 6n - exact;
      expect(2n * (error < 0n ? -error : error) <= 10n ** 6n).toBe(true);
    }),
  );
});

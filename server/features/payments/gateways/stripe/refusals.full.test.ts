import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stripeServer } from '../../../../../tests/support/stripe/server.ts';
import { connect } from '../connection.ts';
import { stripeGateway } from './adapter.ts';

const stripe = stripeServer({ clock: { now: () => new Date() } });
let gateway: ReturnType<typeof stripeGateway>;
beforeAll(async () => {
  gateway = stripeGateway(await stripe.listen());
});
afterAll(() => stripe.app.close());
const signal = new AbortController().signal;

describe('a key that Stripe does not accept', () => {
  it.each([
    ['unknown', 'rejected', /^Invalid API Key provided/],
    ['expired', 'expired', /^Expired API Key provided/],
    ['limited', 'not_permitted', /does not have the required permissions/],
    ['closed', 'account_restricted', /^This account has been rejected/],
  ])('because it is %s has our reason %s, and the words of Stripe', async (name, reason, detail) => {
    const { state, error, detail: words } = await connect(gateway, { secret_key: `sk_test_${name}` }, signal);
    expect([state, error, words]).toEqual(['failing', reason, expect.stringMatching(detail)]);
  });
});

it('a payment that Stripe refuses for good has our name for the problem, and the words of Stripe', async () => {
  const payment = {
    reference: 'request-1',
    description: 'Acme: invoice 7',
    currency: 'COP',
    amount: '0.10',
    language: 'en',
    returnUrl: 'https://acme.test/view',
    payUrl: 'https://acme.test/pay/h',
    webhookUrl: 'https://acme.test/hook',
  } as const;
  const opening = gateway.open?.({ secret_key: 'sk_test_good' }, payment, [], signal);
  await expect(opening).rejects.toMatchObject({ problem: 'amount_too_small', message: 'too small' });
});

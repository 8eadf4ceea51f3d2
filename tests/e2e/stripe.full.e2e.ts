import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatMoney } from '../../domain/kinds/money.ts';
import { arrived, enterAs, shot, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible, expectFitting } from '../support/browserAxe.ts';
import { choose, fromMenu, search, textField } from '../support/browserForms.ts';
import type { RunningServer } from '../support/browserServer.ts';
import { startDemoServer } from '../support/demoServer.ts';
import { stripeServer } from '../support/stripe/server.ts';
import { t as wordsOf } from '../support/words.ts';
import { acceptTermsBefore } from './steps/acceptTerms.ts';
import { issue } from './steps/issue.ts';
import { clientLook } from './steps/looks.ts';
import { registerOwn } from './steps/ownClient.ts';
import { optionsOf } from './steps/write.ts';

const { open } = useBrowser();
const language = 'en';
const t = (key: string, args?: Record<string, string | number>) => wordsOf(language, key, args);
const usd = (amount: string) => formatMoney(amount, 'USD', language);

const stripe = stripeServer({ clock: { now: () => new Date() } });
let server: RunningServer | undefined;
beforeAll(async () => {
  server = await startDemoServer(undefined, { STRIPE_API_URL: await stripe.listen() });
});
afterAll(async () => {
  await server?.stop();
  await stripe.app.close();
});

const typeName = 'Cards by Stripe';
const labelOf = (resource: string, path: string) => t(`resources.${resource}.fields.${path}`);
const save = (page: Page) => page.getByRole('button', { name: t('ra.action.save'), exact: true }).click();
const statusOf = (name: string) => t(`resources.invoices.values.transactions.status.${name}`);

/** An administrator adds an account type whose fields are those of Stripe. */
async function addType(): Promise<void> {
  const admin = await open({ language, address: server?.address ?? '' });
  await enterAs(admin, 'admin@ultramar.test');
  await visit(admin, '/admin/accounts-types/create');
  await textField(admin, labelOf('account-types', 'name')).fill(typeName);
  await choose(admin, labelOf('account-types', 'gateway'), 'Stripe');
  await admin.getByText(t('gateways.fields.stripe.webhook_secret')).waitFor();
  await shot(admin, 'stripe-type');
  await save(admin);
  await admin.getByText(typeName).first().waitFor();
}

const secret = (page: Page, key: string): Locator =>
  page.getByLabel(new RegExp(`^${t(`gateways.fields.stripe.${key}`)}`));

/** Adds an account with its keys, after one that Stripe rejects; returns its key and its webhook address. */
async function connect(page: Page): Promise<{ account: string; hook: string }> {
  await visit(page, '/company/accounts/create');
  await textField(page, labelOf('accounts', 'name')).fill('Stripe USD');
  await search(page, labelOf('accounts', 'account_type'), typeName);
  await secret(page, 'secret_key').fill('sk_test_unknown');
  await save(page);
  await page.getByText(/^The gateway does not accept the key: Invalid API Key provided/).waitFor();
  await expectAccessible(page);
  await shot(page, 'stripe-rejected');
  await secret(page, 'secret_key').fill('sk_test_good');
  await save(page);
  await page.getByText(t('gateways.saved.incomplete')).waitFor();
  await page.waitForURL(/\/accounts\/[\da-f-]{36}$/);
  const account = /[\da-f-]{36}$/.exec(page.url())?.[0] ?? '';
  const hook = await page.getByText(/\/api\/v2\/webhooks\/gateways\//).innerText();
  await shot(page, 'stripe-incomplete');
  await page.getByText(t('ra.action.edit'), { exact: true }).first().click();
  await page.waitForURL(/\/edit$/);
  await arrived(page);
  await secret(page, 'webhook_secret').fill('whsec_shared');
  await save(page);
  await page.getByText(t('gateways.saved.verified')).waitFor();
  const check = page.getByRole('button', { name: t('resources.accounts.actions.verify.name') });
  await check.click();
  await page.getByText(t('resources.accounts.actions.verify.done')).waitFor();
  await expectAccessible(page);
  await shot(page, 'stripe-verified', { full: true });
  return { account, hook };
}

it('a company connects Stripe, and its client pays there, gets a part back and disputes the rest', async () => {
  await addType();
  const ana = await open({ language, address: server?.address ?? '', expected: [/^400 POST \/api\/v2\/accounts$/] });
  const token = await enterAs(ana, 'ana@acme.test');
  await acceptTermsBefore(ana, token);
  const { account, hook } = await connect(ana);
  stripe.reportTo(hook, 'whsec_shared');

  const client = await registerOwn(ana, token, language, 'Stripe Client');
  const uuid = await client.invoice('480.00', { account_uuid: account, is_draft: true });
  await visit(ana, `/company/invoices/${uuid}`);
  await issue(ana, language);
  const read = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await ana.request.get(`/api/v2/invoice/invoices-single/${uuid}`, { headers });
    return (await answer.json()) as { public_hash: string; transactions: { payment_link?: string }[] };
  };
  await expect.poll(async () => (await read()).transactions[0]?.payment_link).toContain('/pay/');

  const payer = await open({ ...clientLook(language), address: server?.address ?? '' });
  await visit(payer, `/view/invoices/individual/${(await read()).public_hash}`);
  await payer.getByRole('link', { name: t('public.payment.now') }).click();
  await payer.getByRole('heading', { name: /^Acme Software Ltda/ }).waitFor();
  await payer.getByText(usd('480.00')).waitFor();
  const [session] = stripe.books.sessions.values();
  if (!session) throw new Error('No session was opened');
  const intent = stripe.books.intentOf(session);
  intent.isSettled = false;
  await payer.getByRole('button', { name: 'Pay', exact: true }).click();
  await payer.getByText(t('public.payment.sent')).waitFor();
  await shot(payer, 'stripe-awaited', { full: true });
  await ana.getByText(statusOf('Payment Sent')).first().waitFor();
  // Stripe computes the fee of some payments later.
  intent.isSettled = true;
  stripe.tell('charge.updated', stripe.shapes.charge(intent));
  await payer.getByText(t('public.status.paid'), { exact: true }).first().waitFor();
  await shot(payer, 'stripe-public-paid', { full: true });
  // Its history has both too, folded.
  const payment = ana.getByRole('region', { name: t('resources.invoices.fields.transactions'), exact: true });
  await payment.getByText(statusOf('Paid On Time')).waitFor();
  await payment.getByText(usd('14.22'), { exact: true }).waitFor();
  await shot(ana, 'stripe-paid', { full: true });

  const refund = (name: string) => t(`resources.invoices.actions.refund.${name}`);
  await fromMenu(ana.locator('.page-actions'), optionsOf(language), refund('name'));
  const dialog = ana.getByRole('dialog', { name: refund('title') });
  await textField(dialog, refund('fields.amount')).fill('80.00');
  await textField(dialog, refund('fields.reason')).fill('Discount');
  await dialog.getByRole('button', { name: refund('confirm') }).click();
  await dialog.waitFor({ state: 'detached' });
  await ana.getByText(t('resources.invoices.values.refund_state.partially_refunded')).first().waitFor();
  await ana.getByText(usd('80.00'), { exact: true }).first().waitFor();

  const reports = ana.getByRole('region', { name: t('resources.gateway-events.name', { smart_count: 2 }) });
  const reported = (type: string) =>
    reports.getByText(t(`resources.gateway-events.values.type.${type}`), { exact: true });
  const arrives = async (act: 'disputed' | 'dispute_lost') => {
    stripe.act(session, act);
    await stripe.settled();
    await visit(ana, `/company/invoices/${uuid}`);
  };
  await arrives('disputed');
  await reported('disputed').first().waitFor();
  await expectAccessible(ana);
  await shot(ana, 'stripe-disputed', { full: true });
  await visit(ana, '/company');
  await ana.getByRole('link', { name: t('home.attention.disputes', { count: 1, smart_count: 1 }) }).waitFor();
  await shot(ana, 'stripe-home');
  await arrives('dispute_lost');
  await reported('charged_back').first().waitFor();
  await ana.getByText(statusOf('Refunded')).first().waitFor();
  await ana.setViewportSize({ width: 390, height: 844 });
  await expectFitting(ana);
  await shot(ana, 'stripe-lost', { full: true });
});

import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { formatMoney } from '../../domain/kinds/money.ts';
import { languageCodes, type Language } from '../../domain/languages.ts';
import { enterAs, shot, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible, expectFitting } from '../support/browserAxe.ts';
import { fromMenu, textField } from '../support/browserForms.ts';
import { t } from '../support/words.ts';
import { acceptTermsBefore } from './steps/acceptTerms.ts';
import { issue } from './steps/issue.ts';
import { clientLook, companyLook } from './steps/looks.ts';
import { registerOwn } from './steps/ownClient.ts';
import { optionsOf } from './steps/write.ts';

const { open } = useBrowser();

const reasons = { pt: 'Mercadoria devolvida', en: 'Returned goods', es: 'Mercancía devuelta' } as const;

const status = (language: Language, name: string) =>
  t(language, `resources.invoices.values.transactions.status.${name}`);

/** Writes a draft that is sent to a client when it is issued, and that the sandbox collects; returns its key. */
async function writeCollected(page: Page, token: string, language: Language, email: string): Promise<string> {
  const client = await registerOwn(page, token, language, `Gateway ${language}`);
  const accounts = await page.request.get('/api/v2/accounts', { headers: { authorization: `Bearer ${token}` } });
  const { results } = (await accounts.json()) as { results: { uuid: string; name: string }[] };
  const account_uuid = results.find(({ name }) => name === 'Sandbox')?.uuid;
  const sent = { send_email: true, responsible_name: 'Noor', responsible_email: email };
  return client.invoice('480.00', { ...sent, account_uuid, is_draft: true });
}

/** Returns the address of the gateway's page for an invoice, if there is one yet. */
async function paymentLink(page: Page, token: string, uuid: string): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get(`/api/v2/invoice/invoices-single/${uuid}`, { headers });
  return ((await answer.json()) as { transactions: { payment_link?: string }[] }).transactions[0]?.payment_link;
}

interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** Returns the only mail to an address, which the demo keeps. */
async function mailTo(page: Page, email: string): Promise<Mail> {
  const kept = async (): Promise<Mail[]> =>
    ((await (await page.request.get(`/api/v1/demo/mails?to=${email}`)).json()) as { results: Mail[] }).results;
  await expect.poll(async () => (await kept()).length).toBe(1);
  const [mail] = await kept();
  if (!mail) throw new Error(`No mail to ${email}`);
  return mail;
}

it.each(languageCodes)(
  'a client accepts an invoice and pays it at the gateway, while page and list of the company follow, which refunds it, in %s',
  async (language) => {
    const words = (key: string, args?: Record<string, string | number>) => t(language, key, args);
    const email = `noor.${language}@gateway.test`;
    const accepted = words('resources.invoices.values.send_state.Accepted');
    const amount = formatMoney('480.00', 'USD', language);
    const company = await open(companyLook(language));
    const token = await enterAs(company, 'ana@acme.test');
    await acceptTermsBefore(company, token);
    const uuid = await writeCollected(company, token, language, email);
    await visit(company, `/company/invoices/${uuid}`);
    await issue(company, language);
    const title = company.getByRole('heading', { level: 1, name: /\d$/ });
    const [number = ''] = /\d+$/.exec((await title.textContent()) ?? '') ?? [];
    // A second tab of the same person.
    const list = await company.context().newPage();
    await visit(list, '/company/invoices');
    const row = list.getByRole('row').filter({ has: list.locator(`a[href$="${uuid}"]`) });

    const mail = await mailTo(company, email);
    expect(mail.subject).toBe(
      words('letters.mail.subject').replace('{{number}}', number).replace('{{company}}', 'Acme Software Ltda'),
    );
    for (const part of [amount, `${words('letters.mail.pay')}:`]) expect(mail.text).toContain(part);
    const [link = ''] = /\/view\/invoices\/individual\/\S+\?recipient=[\w-]+/.exec(mail.text) ?? [];
    // The gateway creates its page in the background.
    await expect.poll(() => paymentLink(company, token, uuid)).toBeTruthy();
    const payer = await open(clientLook(language));
    await visit(payer, link);
    await payer.getByRole('heading', { level: 1, name: words('public.title', { number }) }).waitFor();
    await payer.getByRole('button', { name: words('public.answer.accept') }).click();
    await payer.getByText(words('public.answer.Accepted')).waitFor();
    await row.getByText(accepted).filter({ visible: true }).waitFor();

    const pay = payer.getByRole('link', { name: words('public.payment.now') });
    await shot(payer, `gateway-public-${language}`, { full: true });
    await pay.click();
    await payer.getByText(words('sandbox.mark')).waitFor();
    await payer.getByText(amount, { exact: true }).waitFor();
    await expectAccessible(payer);
    await shot(payer, `gateway-sandbox-${language}`);
    await payer.getByRole('button', { name: words('sandbox.do.paid'), exact: true }).click();
    await payer.getByText(words('sandbox.done.paid')).waitFor();
    await shot(payer, `gateway-sandbox-paid-${language}`);

    await company.getByText(accepted).first().waitFor();
    await company.getByText(status(language, 'Paid On Time')).first().waitFor();
    await row.getByText(words('resources.invoices.values.status.paid')).filter({ visible: true }).first().waitFor();
    await shot(list, `gateway-list-${language}`);
    await payer.getByRole('link', { name: words('sandbox.back') }).click();
    await payer.getByText(words('public.status.paid'), { exact: true }).first().waitFor();
    expect(await pay.count()).toBe(0);
    await shot(payer, `gateway-public-paid-${language}`, { full: true });

    const refund = (name: string) => words(`resources.invoices.actions.refund.${name}`);
    await fromMenu(company.locator('.page-actions'), optionsOf(language), refund('name'));
    const dialog = company.getByRole('dialog', { name: refund('title') });
    await textField(dialog, refund('fields.reason')).fill(reasons[language]);
    await shot(company, `gateway-refund-${language}`);
    await dialog.getByRole('button', { name: refund('confirm') }).click();
    await dialog.waitFor({ state: 'detached' });
    await company.getByText(status(language, 'Refunded')).first().waitFor();
    await company.setViewportSize({ width: 390, height: 844 });
    await expectFitting(company);
    await shot(company, `gateway-refunded-${language}`, { full: true });
    await payer.reload();
    await payer.getByText(words('public.status.refunded'), { exact: true }).first().waitFor();
    await shot(payer, `gateway-public-refunded-${language}`, { full: true });
  },
);

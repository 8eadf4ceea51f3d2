import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../domain/kinds/money.ts';
import { languageCodes, type Language } from '../../domain/languages.ts';
import { enterAs, shot, useBrowser, visit, walk } from '../support/browser.ts';
import { expectAccessible, expectFitting } from '../support/browserAxe.ts';
import { fromMenu, textField } from '../support/browserForms.ts';
import { useMailingServer } from '../support/mailingServer.ts';
import { readPdf } from '../support/readPdf.ts';
import { testPost } from '../support/smtpServer.ts';
import { t } from '../support/words.ts';
import { clientLook, companyLook } from './steps/looks.ts';
import { linkIn, mailTo } from './steps/mails.ts';
import { registerOwn } from './steps/ownClient.ts';
import { optionsOf } from './steps/write.ts';

const { open } = useBrowser();
const post = await testPost();
const { address, bounce } = useMailingServer(post);
/** The mail server knows no such user in any language. */
post.behave({ refused: languageCodes.map((language) => `typo.${language}`) });

const headOf = (page: Page): Locator => page.locator('.page-actions');
const reasons = {
  pt: 'O número do pedido está errado.',
  en: 'The order number is wrong.',
  es: 'El número de pedido es incorrecto.',
} as const;

/** Opens the dialog of an action from the menu of a record: in the header of its page, or in its row. */
async function openDialog(scope: Locator, language: Language, action: string, name = 'name'): Promise<Locator> {
  await fromMenu(scope, optionsOf(language), t(language, `resources.${action}.${name}`));
  return scope.page().getByRole('dialog', { name: t(language, `resources.${action}.title`) });
}

/** Adds addresses to the recipients of a send dialog, and sends. */
async function sendTo(dialog: Locator, language: Language, emails: string): Promise<void> {
  await dialog.getByText(t(language, 'delivery.sending')).waitFor();
  await dialog.getByRole('combobox').fill(emails);
  await dialog.getByRole('combobox').press('Tab');
  const confirm = t(language, 'resources.invoices.actions.send.confirm');
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Corrects the address of a message, and sends it again. */
async function sendAgain(row: Locator, language: Language, email: string): Promise<void> {
  const resend = await openDialog(row, language, 'messages.actions.resend');
  const words = (name: string) => t(language, `resources.messages.actions.resend.${name}`);
  await textField(resend, words('fields.email')).fill(email);
  await shot(row.page(), `delivery-resend-${language}`);
  await resend.getByRole('button', { name: words('confirm'), exact: true }).click();
  await resend.waitFor({ state: 'detached' });
}

/** Sends replies of clients to an address. */
async function directReplies(page: Page, language: Language, email: string): Promise<void> {
  await visit(page, '/company/settings/delivery');
  const field = (name: string) => t(language, `resources.delivery-settings.fields.${name}`);
  await textField(page, field('reply_to')).fill(email);
  await page.getByRole('button', { name: t(language, 'ra.action.save') }).click();
  await page.getByText(t(language, 'resources.delivery-settings.saved')).first().waitFor();
}

/** Expects the mail of an invoice with its PDF, in the client's language. */
async function expectMail(email: string, language: Language, { number, amount }: Record<'number' | 'amount', string>) {
  const { subject, text = '', attachments, replyTo } = mailTo(post, email);
  const words = (name: string) => t(language, `letters.mail.${name}`);
  expect(subject).toBe(words('subject').replace('{{number}}', number).replace('{{company}}', 'Acme Software Ltda'));
  for (const part of [amount, `${words('pay')}:`, words('note').split('%')[0] ?? '']) expect(text).toContain(part);
  expect(replyTo?.map((to) => to.address)).toEqual([`office.${language}@acme.test`]);
  const enclosed = attachments.find(({ mimeType }) => mimeType === 'application/pdf');
  const pdf = await readPdf(new Uint8Array(enclosed?.content as ArrayBuffer));
  expect(pdf.language.slice(0, 2)).toBe(language);
}

describe.each(languageCodes)('in %s', (language) => {
  const words = (key: string, args?: Record<string, string | number>) => t(language, key, args);
  const value = (resource: string, path: string) => words(`resources.${resource}.values.${path}`);
  const person = (name: string) => `${name}.${language}@client.test`;
  const [bia, typo, right, gone, found] = ['bia', 'typo', 'right', 'gone', 'found'].map(person) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const office = `office.${language}@acme.test`;

  it('an invoice is sent, viewed, declined, corrected and accepted, and the company sees each step', async () => {
    const ana = await open({ address: address(), ...companyLook(language) });
    const token = await enterAs(ana, 'ana@acme.test');
    const client = await registerOwn(ana, token, language, `Delivery ${language}`);
    const page = `/company/invoices/${await client.invoice('1250.50')}`;
    const messages = ana.getByRole('region', { name: words('resources.messages.name', { smart_count: 2 }) });
    const row = (email: string) => messages.getByRole('row').filter({ hasText: email }).first();
    // The mail server and the client act meanwhile, and the page follows.
    const expectRow = (email: string, text: string) => row(email).getByText(text).first().waitFor();

    await directReplies(ana, language, office);
    await visit(ana, page);
    const title = await ana.getByRole('heading', { level: 1 }).textContent();
    const [number = ''] = /\d+$/.exec(title ?? '') ?? [];
    await sendTo(await openDialog(headOf(ana), language, 'invoices.actions.send'), language, `${bia};${typo};${gone};`);
    await expectRow(bia, value('messages', 'delivery.sent'));
    await expectRow(gone, value('messages', 'delivery.sent'));
    await expectRow(typo, words('delivery.errors.address_unknown'));
    await expectAccessible(ana);
    await shot(ana, `delivery-sent-${language}`, { full: true });
    await expectMail(bia, language, { number, amount: formatMoney('1250.50', 'USD', language) });

    const reader = await open({ address: address(), ...clientLook(language) });
    await visit(reader, linkIn(post, bia));
    const heading = reader.getByRole('heading', { level: 1, name: words('public.title', { number }) });
    await shot(reader, `delivery-public-${language}`, { full: true });
    await heading.click();
    await expectRow(bia, value('messages', 'status.Viewed'));
    await reader.getByRole('button', { name: words('public.answer.decline') }).click();
    const declining = reader.getByRole('dialog', { name: words('public.answer.declineTitle') });
    await textField(declining, words('public.answer.reason')).fill(reasons[language]);
    await shot(reader, `delivery-declining-${language}`);
    await declining.getByRole('button', { name: words('public.answer.decline') }).click();
    await reader.getByText(words('public.answer.Declined')).waitFor();
    await reader.getByText(reasons[language]).waitFor();
    await expectAccessible(reader);
    await shot(reader, `delivery-declined-${language}`);

    await expectRow(bia, value('messages', 'status.Declined'));
    const history = ana.getByRole('region', { name: words('documents.history.title') });
    const declined = words('delivery.history.Declined', { emails: bia, reason: reasons[language] });
    await history.getByText(declined).waitFor();
    const filter = encodeURIComponent(JSON.stringify({ send_state: ['Declined'] }));
    await walk(ana, `/company/invoices?filter=${filter}`);
    const listed = ana.getByRole('row').filter({ has: ana.locator(`a[href$="${page}"]`) });
    await listed.getByText(value('invoices', 'send_state.Declined')).filter({ visible: true }).waitFor();
    await shot(ana, `delivery-list-${language}`);
    await walk(ana, page);

    await sendAgain(row(typo), language, right);
    await expectRow(right, value('messages', 'delivery.sent'));
    const corrected = await open({ address: address(), ...clientLook(language) });
    await visit(corrected, linkIn(post, right));
    await corrected.getByRole('button', { name: words('public.answer.accept') }).click();
    await corrected.getByText(words('public.answer.Accepted')).waitFor();
    await expectRow(right, value('messages', 'status.Accepted'));

    await bounce(mailTo(post, gone), '552 5.2.2 Mailbox full');
    await expectRow(gone, value('messages', 'delivery.bounced'));
    await expectRow(gone, words('delivery.errors.mailbox_full'));
    await history
      .getByText(words('delivery.history.bounced', { emails: gone, answer: words('delivery.errors.mailbox_full') }))
      .waitFor();
    await shot(ana, `delivery-bounced-${language}`, { full: true });
    await sendAgain(row(gone), language, found);
    await expectRow(found, value('messages', 'delivery.sent'));
    await history.getByText(words('delivery.history.resent', { emails: found })).waitFor();
    await ana.setViewportSize({ width: 390, height: 844 });
    await expectFitting(ana);
    await shot(ana, `delivery-again-${language}`, { full: true });
    expect(post.received.filter(({ to }) => to.includes(bia))).toHaveLength(1);
  });

  it('on a phone, the dialog of sending, and the texts of mails with preview and test', async () => {
    const page = await open({ address: address(), language, theme: 'dark', width: 390, height: 844 });
    const token = await enterAs(page, 'ana@acme.test');
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.get('/api/v2/invoice/invoices-single?status=billed&per_page=1', { headers });
    const { results } = (await answer.json()) as { results: { uuid: string }[] };
    await visit(page, `/company/invoices/${results[0]?.uuid}`);
    await openDialog(headOf(page), language, 'invoices.actions.send', 'again');
    await expectAccessible(page);
    await shot(page, `delivery-send-${language}`);
    await visit(page, '/company/settings/delivery');
    const texts = page.getByRole('region', { name: words(`resources.delivery-settings.sections.${language}`) });
    const subject = textField(texts, words(`resources.delivery-settings.fields.${language}_subject`));
    await subject.fill('{{total}}');
    await texts.getByRole('button', { name: words('delivery.preview.open') }).click();
    await texts.getByText(/\{\{total\}\}/).waitFor();
    await subject.fill('N.');
    await texts
      .getByRole('button', { name: new RegExp(`^${words('generate.form.insert').split('%')[0]}`) })
      .first()
      .click();
    await page.getByRole('menuitem', { name: words('delivery.placeholders.number') }).click();
    await expect.poll(() => subject.inputValue()).toBe('N.{{number}}');
    await texts.getByRole('button', { name: words('delivery.preview.open') }).click();
    const preview = page.frameLocator('iframe');
    await preview.getByRole('heading', { name: /^N\.\d+$/ }).waitFor();
    await preview.getByRole('link', { name: words('letters.mail.pay') }).waitFor();
    await expectAccessible(page);
    await shot(page, `delivery-preview-${language}`);
    await page.keyboard.press('Escape');
    await texts.getByRole('button', { name: words('delivery.test') }).click();
    const tested = words('letters.mail.test', { subject: 'N.' });
    const subjects = () =>
      post.received.filter(({ to }) => to.includes('ana@acme.test')).map(({ mail }) => mail.subject ?? '');
    await expect.poll(() => subjects().filter((one) => one.startsWith(tested)).length).toBe(1);
  });
});

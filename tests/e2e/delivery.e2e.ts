import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Language } from '../../domain/languages.ts';
import { enterAs, shot, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { fromMenu, textField } from '../support/browserForms.ts';
import { useMailingServer } from '../support/mailingServer.ts';
import { testPost } from '../support/smtpServer.ts';
import { t as wordsOf } from '../support/words.ts';
import { linkIn } from './steps/mails.ts';
import { optionsOf } from './steps/write.ts';

const { open } = useBrowser();
const post = await testPost();
const { address } = useMailingServer(post);
const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);
const value = (resource: string, path: string) => t(`resources.${resource}.values.${path}`);
const [bia, typo, right, office] = ['bia@client.test', 'typo@client.test', 'right@client.test', 'office@acme.test'];

/** Opens the dialog of an action from the menu of a record: in the header of its page, or in its row. */
async function openDialog(scope: Locator, language: Language, action: string): Promise<Locator> {
  await fromMenu(scope, optionsOf(language), wordsOf(language, `resources.${action}.name`));
  return scope.page().getByRole('dialog');
}

const headOf = (page: Page): Locator => page.locator('.page-actions');

/** Adds addresses to the recipients of a send dialog, and sends. */
async function sendTo(dialog: Locator, emails: string): Promise<void> {
  await dialog.getByRole('combobox').fill(emails);
  await dialog.getByRole('combobox').press('Tab');
  await dialog.getByRole('button', { name: t('resources.invoices.actions.send.confirm'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

it('an invoice is sent, viewed, declined, corrected and accepted, and the company sees each step', async () => {
  post.behave({ refused: ['typo'] });
  const ana = await open({ address: address() });
  const token = await enterAs(ana, 'ana@acme.test');
  const headers = { authorization: `Bearer ${token}` };
  const list = await ana.request.get('/api/v2/invoice/invoices-single?status=billed&type=individual&sort=created', {
    headers,
  });
  const [{ uuid = '', number = 0 } = {}] = ((await list.json()) as { results: { uuid: string; number: number }[] })
    .results;
  const page = `/company/invoices/${uuid}`;
  const messages = ana.getByRole('region', { name: t('resources.messages.name', { smart_count: 2 }) });
  const row = (email: string) => messages.getByRole('row').filter({ hasText: email }).first();
  const expectRow = async (email: string, words: string) => {
    // The mail server and the client act meanwhile.
    await expect
      .poll(async () => (await visit(ana, page), (await row(email).textContent()) ?? ''), { timeout: 60_000 })
      .toContain(words);
  };

  await visit(ana, '/company/settings/delivery');
  await textField(ana, t('resources.delivery-settings.fields.reply_to')).fill(office);
  await ana.getByRole('switch', { name: t('resources.delivery-settings.fields.notify_answers') }).check();
  await ana.getByRole('button', { name: t('ra.action.save') }).click();
  await ana.getByText(t('records.saved')).first().waitFor();

  await visit(ana, page);
  await sendTo(await openDialog(headOf(ana), 'pt', 'invoices.actions.send'), `${bia};${typo};`);
  await expectRow(bia, value('messages', 'delivery.sent'));
  await expectRow(typo, '550 5.1.1 No such user');
  await expectAccessible(ana);
  await shot(ana, 'delivery-sent', { full: true });

  const client = await open({ address: address() });
  await visit(client, linkIn(post, bia));
  await client.getByRole('heading', { level: 1 }).click();
  await expectRow(bia, value('messages', 'status.Viewed'));
  await client.getByRole('button', { name: t('public.answer.decline') }).click();
  await client.getByRole('dialog').getByRole('textbox').fill('O número do pedido está errado.');
  await client
    .getByRole('dialog')
    .getByRole('button', { name: t('public.answer.decline') })
    .click();
  await client.getByText(t('public.answer.Declined')).waitFor();
  await expectAccessible(client);
  await shot(client, 'delivery-declined');
  await expect.poll(() => post.received.filter(({ to }) => to.includes(office)).length).toBe(1);

  const filter = encodeURIComponent(JSON.stringify({ send_state: ['Declined'] }));
  await visit(ana, `/company/invoices?filter=${filter}`);
  const listed = ana
    .getByRole('row')
    .filter({ hasText: String(number) })
    .first();
  await listed.getByText(value('invoices', 'send_state.Declined')).waitFor();
  await expectRow(bia, value('messages', 'status.Declined'));
  const history = ana.getByRole('region', { name: t('documents.history.title') });
  await history
    .getByText(t('delivery.history.Declined', { emails: bia, reason: 'O número do pedido está errado.' }))
    .waitFor();

  const resend = await openDialog(row(typo), 'pt', 'messages.actions.resend');
  await textField(resend, t('resources.messages.actions.resend.fields.email')).fill(right);
  await resend.getByRole('button', { name: t('resources.messages.actions.resend.confirm'), exact: true }).click();
  await expectRow(right, value('messages', 'delivery.sent'));
  const corrected = await open({ address: address(), width: 390, height: 844 });
  await visit(corrected, linkIn(post, right));
  await corrected.getByRole('button', { name: t('public.answer.accept') }).click();
  await corrected.getByText(t('public.answer.Accepted')).waitFor();
  await expectRow(right, value('messages', 'status.Accepted'));
  await ana.getByText(right).first().waitFor();
  expect(post.received.filter(({ to }) => to.includes(bia))).toHaveLength(1);
});

it.each(['en', 'es'] as const)('the dialogs of sending and the preview of its texts, in %s', async (language) => {
  const say = (key: string) => wordsOf(language, key);
  const page = await open({ address: address(), language, theme: 'dark', width: 390, height: 844 });
  const token = await enterAs(page, 'ana@acme.test');
  const { results } = (await (
    await page.request.get('/api/v2/invoice/invoices-single?status=billed&per_page=1', {
      headers: { authorization: `Bearer ${token}` },
    })
  ).json()) as { results: { uuid: string }[] };
  await visit(page, `/company/invoices/${results[0]?.uuid}`);
  await openDialog(headOf(page), language, 'invoices.actions.send');
  await expectAccessible(page);
  await shot(page, `delivery-send-${language}`);
  await visit(page, '/company/settings/delivery');
  const texts = page.getByRole('region', { name: say(`resources.delivery-settings.sections.${language}`) });
  const subject = textField(texts, say(`resources.delivery-settings.fields.${language}_subject`));
  await subject.fill('{{total}}');
  await texts.getByRole('button', { name: say('delivery.preview.open') }).click();
  await texts.getByText(/\{\{total\}\}/).waitFor();
  await subject.fill('N.');
  await texts
    .getByRole('button', { name: new RegExp(`^${say('generate.form.insert').split('%')[0]}`) })
    .first()
    .click();
  await page.getByRole('menuitem', { name: say('delivery.placeholders.number') }).click();
  await expect.poll(() => subject.inputValue()).toBe('N.{{number}}');
  await texts.getByRole('button', { name: say('delivery.preview.open') }).click();
  await page
    .frameLocator('iframe')
    .getByRole('heading', { name: /^N\.\d+$/ })
    .waitFor();
  await expectAccessible(page);
  await shot(page, `delivery-preview-${language}`);
  await page.keyboard.press('Escape');
  await texts.getByRole('button', { name: say('delivery.test') }).click();
  await expect.poll(() => post.received.filter(({ to }) => to.includes('ana@acme.test')).length).toBeGreaterThan(0);
});

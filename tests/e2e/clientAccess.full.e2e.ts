import { expect, it } from 'vitest';
import { demoPassword, enterAs, shot, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { textField } from '../support/browserForms.ts';
import { useMailingServer } from '../support/mailingServer.ts';
import { testPost } from '../support/smtpServer.ts';
import { t as wordsOf } from '../support/words.ts';
import { apiAs } from './steps/api.ts';
import { acceptInvitation } from './steps/invitations.ts';

const { open } = useBrowser();
const post = await testPost();
const { address, linkTo } = useMailingServer(post);
const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);

const reader = { name: 'Ida Moss', email: 'ida@blueharbor.test', password: 'three rivers by the harbor' };
const invoices = '/v2/invoice/invoices-single';
type Invoices = { count: number; results: { status: string; service_buyer: { uuid: string } }[] };

it('a company invites someone of a client, who reads its invoices until the access is withdrawn', async () => {
  const api = await apiAs(address(), 'ana@acme.test', demoPassword);
  const issued = await api<Invoices>('GET', `${invoices}?status=billed&per_page=1`);
  const client = issued.json.results[0]?.service_buyer.uuid ?? '';
  const ana = await open({ address: address() });
  await enterAs(ana, 'ana@acme.test');
  await visit(ana, `/company/entities/${client}`);
  const access = ana.getByRole('region', { name: t('clientAccess.title'), exact: true });
  await access.getByText(t('clientAccess.none')).waitFor();
  await access.getByRole('button', { name: t('clientAccess.invite.button') }).click();
  const dialog = ana.getByRole('dialog');
  await textField(dialog, t('clientAccess.invite.email')).fill(reader.email);
  await textField(dialog, t('clientAccess.invite.name')).fill(reader.name);
  await expectAccessible(ana);
  await shot(ana, 'client-access-invite');
  await dialog.getByRole('button', { name: t('clientAccess.invite.send') }).click();
  const row = access.getByRole('listitem').filter({ hasText: reader.email });
  await row.getByText(t('resources.members.values.status.invited')).waitFor();

  const desk = await open({ address: address(), expected: [/^40\d GET/] });
  await acceptInvitation(
    desk,
    await linkTo(reader.email, t('mails.invitation.subject', { company: 'Acme Software Ltda' })),
    reader,
  );
  const theirs = await apiAs(address(), reader.email, reader.password);
  const { json: read } = await theirs<Invoices>('GET', invoices);
  expect(read.count).toBeGreaterThan(0);
  await desk.getByRole('heading', { level: 1, name: t('resources.invoices.name', { smart_count: 2 }) }).waitFor();
  const tabs = desk.getByRole('group', { name: t('resources.invoices.fields.status'), exact: true });
  await tabs.getByRole('button').nth(3).waitFor();
  const offered = await tabs.getByRole('button').allTextContents();
  expect(offered.join()).not.toMatch(new RegExp(`${t('resources.invoices.values.status.draft')}|Programada`));
  await expectAccessible(desk);
  await shot(desk, 'client-access-reads');

  await visit(ana, `/company/entities/${client}`);
  await row.getByText(t('resources.members.values.status.active')).waitFor();
  await expectAccessible(ana);
  await shot(ana, 'client-access-listed', { full: true });
  await row.getByRole('link', { name: reader.name }).click();
  await ana.getByRole('heading', { level: 1, name: reader.name }).waitFor();
  await ana
    .getByRole('region', { name: t('clientAccess.person.title'), exact: true })
    .getByRole('listitem')
    .waitFor();
  await expectAccessible(ana);
  await shot(ana, 'client-access-person', { full: true });
  await ana.goBack();
  await row.getByRole('button', { name: t('clientAccess.withdraw.named', { name: reader.name }) }).click();
  await ana
    .getByRole('alertdialog')
    .getByRole('button', { name: t('clientAccess.withdraw.confirm') })
    .click();
  await access.getByText(t('clientAccess.none')).waitFor();

  expect((await theirs('GET', invoices)).status).toBeGreaterThanOrEqual(400);
  await desk.reload();
  await desk.getByRole('alert').first().waitFor();
  expect(await desk.getByRole('row').count()).toBe(0);
  await shot(desk, 'client-access-withdrawn');
});

import { expect, it } from 'vitest';
import { arrived, enterAs, shot, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { fromMenu } from '../support/browserForms.ts';
import { useMailingServer } from '../support/mailingServer.ts';
import { testPost } from '../support/smtpServer.ts';
import { t as wordsOf } from '../support/words.ts';
import { apiAs, writeDraft } from './steps/api.ts';
import {
  acceptInvitation,
  inviteColleague,
  letAccountantIn,
  memberRow,
  openList,
  setUpTenant,
} from './steps/invitations.ts';
import { exportInvoices, lookAt, visitCompany } from './steps/overview.ts';
import { buildRole, giveRole } from './steps/rights.ts';
import { signInAs } from './steps/signInAs.ts';
import { bill, optionsOf } from './steps/write.ts';

const { open } = useBrowser();
const post = await testPost();
const { address, linkTo } = useMailingServer(post);
const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);

const company = { slug: 'initech', name: 'Initech Software S.A.' };
const password = 'three rivers by the harbor';
const owner = { name: 'Paula Lima', email: 'paula@initech.test', password };
const colleague = { name: 'Bento Reis', email: 'bento@initech.test', password };
const accountant = { name: 'Clara Nunes', email: 'clara@livros.test', password };
const acme = 'Acme Software Ltda';

/** Permissions to issue invoices, but not to record receipts. */
const issuing = [
  ...['list', 'show', 'create', 'edit', 'bill'].map((action) => `invoices:${action}`),
  ...['entities', 'items', 'scenarios'].map((resource) => `${resource}:list`),
];
const role = 'Emissão';

const invitation = (to: string) => t('mails.invitation.subject', { company: to });

it('a new company gets an owner, a colleague who may only issue, and an accountant of two companies', async () => {
  // The mail server defers the owner's first mail and hangs on another recipient, which must not delay the others.
  post.behave({ later: { paula: 1 }, hanging: ['gil'] });
  const admin = await open({ address: address() });
  await admin.request.post('/api/v1/auth/forgot', { data: { email: 'gil@globex.test' } });
  await enterAs(admin, 'admin@ultramar.test');
  await visit(admin, '/admin');
  await setUpTenant(admin, company, owner);

  const desk = await open({ address: address() });
  await acceptInvitation(desk, await linkTo(owner.email, invitation(company.name)), owner);
  expect(post.recipients.filter((email) => email === owner.email)).toHaveLength(2);
  post.behave({});
  await fromMenu(desk, t('shell.userMenu'), t('shell.logOff'));
  await desk.waitForURL(/\/login/);
  await signInAs(desk, 'pt', owner);
  const [steps = ''] = t('home.steps.title').split(':');
  await desk.getByRole('heading', { name: new RegExp(`^${steps}`) }).waitFor();
  await expectAccessible(desk);
  await shot(desk, 'people-welcome');

  await inviteColleague(desk, colleague, t('resources.roles.values.built_in.back_office'));
  await letAccountantIn(desk, accountant.email, 'none');
  const own = await apiAs(address(), owner.email, owner.password);
  const invoice = await writeDraft(own, 'INI-1');

  const bento = await open({ address: address(), expected: [/^403 GET \/api\/v2\/accounts/] });
  await acceptInvitation(bento, await linkTo(colleague.email, invitation(company.name)), colleague);
  await openList(bento, 'invoices');
  const asColleague = await apiAs(address(), colleague.email, colleague.password);
  await buildRole(desk, role, issuing);
  await giveRole(desk, colleague.email, role);
  // The open page notices the new role at the first refused request.
  const lost = bento.getByRole('link', { name: t('resources.accounts.name', { smart_count: 2 }), exact: true });
  await lost.click();
  await lost.waitFor({ state: 'detached' });
  await openList(bento, 'invoices');
  const row = bento.getByRole('row').filter({ hasText: 'INI-1' });
  await bill(bento, 'pt', row);
  await row.getByRole('button', { name: optionsOf('pt') }).click();
  const offered = await bento.getByRole('menuitem').allTextContents();
  expect(offered).toContain(t('resources.invoices.actions.duplicate.name'));
  expect(offered).not.toContain(t('resources.invoices.actions.receive.name'));
  await shot(bento, 'people-issues');
  const receipt = await asColleague<{ code: string }>('PUT', `/v2/invoice/status/${invoice}`, { status: 'paid' });
  expect([receipt.status, receipt.json.code]).toEqual([403, 'forbidden']);

  const clara = await open({ address: address() });
  await acceptInvitation(clara, await linkTo(accountant.email, invitation(company.name)), accountant, 'accountants');
  const ana = await open({ address: address() });
  await enterAs(ana, 'ana@acme.test');
  await visit(ana, '/company');
  await letAccountantIn(ana, accountant.email, 'an account');
  await visit(clara, '/accountants');
  await lookAt(clara, 'cards');
  for (const name of [company.name, acme]) await clara.getByRole('article', { name }).waitFor();
  await expectAccessible(clara);
  await shot(clara, 'people-cards', { full: true });
  await lookAt(clara, 'table');
  await shot(clara, 'people-table', { full: true });
  for (const name of [company.name, acme]) await visitCompany(clara, name);
  for (const format of ['xlsx', 'csv'] as const) {
    const [, ...rows] = await exportInvoices(clara, format);
    expect(new Set(rows.map(([name]) => name))).toEqual(new Set([acme, company.name]));
  }

  await openList(desk, 'members');
  const guest = memberRow(desk, accountant.email);
  await fromMenu(guest, optionsOf('pt'), t('resources.members.actions.remove.name'));
  await desk
    .getByRole('alertdialog')
    .getByRole('button', { name: t('resources.members.actions.remove.name'), exact: true })
    .click();
  await guest.waitFor({ state: 'detached' });
  await clara.reload();
  await arrived(clara);
  const closed = clara.getByRole('row').filter({ hasText: company.name });
  await closed.getByText(t('resources.companies.values.access_state.withdrawn')).waitFor();
  expect(await closed.getByRole('link').count()).toBe(0);
  await shot(clara, 'people-withdrawn', { full: true });

  // Each user received one mail, however the mail server behaved.
  const letters = post.received.map(({ to, mail }) => `${to.join()} ${mail.subject}`);
  for (const { email } of [owner, colleague, accountant])
    expect(letters.filter((letter) => letter === `${email} ${invitation(company.name)}`)).toHaveLength(1);
  await expect.poll(() => post.received.filter(({ to }) => to.includes('gil@globex.test')).length).toBe(1);
});

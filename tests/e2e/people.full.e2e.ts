import { expect, it } from 'vitest';
import { arrived, enterAs, shot, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { fromMenu } from '../support/browserForms.ts';
import { useMailingServer } from '../support/mailingServer.ts';
import { testPost } from '../support/smtpServer.ts';
import { t as wordsOf } from '../support/words.ts';
import { apiAs, writeDraft } from './steps/api.ts';
import { acceptInvitation, letAccountantIn, memberRow, openList, setUpTenant } from './steps/invitations.ts';
import { exportInvoices, lookAt, visitCompany } from './steps/overview.ts';
import { optionsOf } from './steps/write.ts';

const { open } = useBrowser();
const post = await testPost();
const { address, linkTo } = useMailingServer(post);
const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);

const company = { slug: 'initech', name: 'Initech Software S.A.' };
const password = 'three rivers by the harbor';
const owner = { name: 'Paula Lima', email: 'paula@initech.test', password };
const accountant = { name: 'Clara Nunes', email: 'clara@livros.test', password };
const acme = 'Acme Software Ltda';

const invitation = (to: string) => t('mails.invitation.subject', { company: to });

it('an accountant of two companies is invited, sees both, and loses one', async () => {
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
  await letAccountantIn(desk, accountant.email, 'none');
  const own = await apiAs(address(), owner.email, owner.password);
  const invoice = await writeDraft(own, 'INI-1');
  expect((await own('PUT', `/v2/invoice/status/${invoice}`, { status: 'billed' })).status).toBe(200);

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
  for (const { email } of [owner, accountant])
    expect(letters.filter((letter) => letter === `${email} ${invitation(company.name)}`)).toHaveLength(1);
  await expect.poll(() => post.received.filter(({ to }) => to.includes('gil@globex.test')).length).toBe(1);
});

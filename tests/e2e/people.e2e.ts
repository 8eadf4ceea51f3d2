import { expect, it } from 'vitest';
import { enterAs, shot, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { fromMenu } from '../support/browserForms.ts';
import { useMailingServer } from '../support/mailingServer.ts';
import { testPost } from '../support/smtpServer.ts';
import { t as wordsOf } from '../support/words.ts';
import { apiAs, writeDraft } from './steps/api.ts';
import { acceptInvitation, inviteColleague, openList, setUpTenant } from './steps/invitations.ts';
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

/** Permissions to issue invoices, but not to record receipts. */
const issuing = [
  ...['list', 'show', 'create', 'edit', 'bill'].map((action) => `invoices:${action}`),
  ...['entities', 'items', 'scenarios'].map((resource) => `${resource}:list`),
];
const role = 'Emissão';

const invitation = (to: string) => t('mails.invitation.subject', { company: to });

it('a new company gets an owner, and a colleague who may only issue', async () => {
  const admin = await open({ address: address() });
  await enterAs(admin, 'admin@ultramar.test');
  await visit(admin, '/admin');
  await setUpTenant(admin, company, owner);

  const desk = await open({ address: address() });
  await acceptInvitation(desk, await linkTo(owner.email, invitation(company.name)), owner);
  await fromMenu(desk, t('shell.userMenu'), t('shell.logOff'));
  await desk.waitForURL(/\/login/);
  await signInAs(desk, 'pt', owner);
  const [steps = ''] = t('home.steps.title').split(':');
  await desk.getByRole('heading', { name: new RegExp(`^${steps}`) }).waitFor();
  await expectAccessible(desk);
  await shot(desk, 'people-welcome');

  await inviteColleague(desk, colleague, t('resources.roles.values.built_in.back_office'));
  const own = await apiAs(address(), owner.email, owner.password);
  const invoice = await writeDraft(own, 'INI-1');

  const bento = await open({ address: address(), expected: [/^403 GET \/api\/v2\/accounts/] });
  await acceptInvitation(bento, await linkTo(colleague.email, invitation(company.name)), colleague);
  await openList(bento, 'items', 'settings');
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
});

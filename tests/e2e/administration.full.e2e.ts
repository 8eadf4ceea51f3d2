import { expect, it } from 'vitest';
import { enterAs, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { fromMenu, textField } from '../support/browserForms.ts';
import { useClockedServer } from '../support/clockedServer.ts';
import { t as wordsOf } from '../support/words.ts';
import { openList } from './steps/invitations.ts';
import { enterCredentials } from './steps/signInAs.ts';

const { open } = useBrowser();
/** A separate server, because other files use the company that is suspended here. */
const { address } = useClockedServer();
const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);

it('an administrator sees the platform, and suspends and restores a company, whose users see a message', async () => {
  const page = await open({ address: address() });
  await enterAs(page, 'admin@ultramar.test');
  await visit(page, '/admin');
  await page.getByRole('heading', { name: t('platformHome.perDay') }).waitFor();
  await expectAccessible(page);
  await openList(page, 'tenants');
  await page.getByRole('link', { name: 'Globex Consulting' }).click();
  await fromMenu(
    page,
    t('generate.row.options', { name: 'Globex Consulting' }),
    t('resources.tenants.actions.suspend.name'),
  );
  const dialog = page.getByRole('dialog');
  await textField(dialog, t('resources.tenants.actions.suspend.fields.suspended_reason')).fill('Contrato encerrado');
  await dialog.getByRole('button', { name: t('resources.tenants.actions.suspend.confirm') }).click();
  await page.getByText(t('resources.tenants.actions.suspend.done')).waitFor();
  await page.getByText('Contrato encerrado').waitFor();
  await expectAccessible(page);

  const gil = await open({ address: address(), expected: [/^403 POST \/api\/v1\/auth\/login/] });
  await enterCredentials(gil, 'pt', { email: 'gil@globex.test' });
  expect(await gil.getByRole('alert').textContent()).toContain(t('errors.tenant_suspended'));

  await page.getByRole('button', { name: t('resources.tenants.actions.restore.name') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('resources.tenants.actions.restore.name') })
    .click();
  await page.getByText(t('resources.tenants.actions.restore.done')).waitFor();
  await gil.getByRole('button', { name: t('signin.submit'), exact: true }).click();
  await gil.waitForURL('/company');
});

it.each(['tenants', 'operators', 'audit', 'health'])('the list of %s opens without axe violations', async (name) => {
  const page = await open({ address: address() });
  await enterAs(page, 'admin@ultramar.test');
  await visit(page, `/admin/${name}`);
  await page.getByRole('table').waitFor();
  await expectAccessible(page);
});

import type { Page } from 'playwright';
import type { Area } from '../../../schemas/access.ts';
import { signedIn } from '../../support/browser.ts';
import { expectAccessible } from '../../support/browserAxe.ts';
import { search, textField } from '../../support/browserForms.ts';
import { t } from '../../support/words.ts';

/** An invited user who creates an account. */
export interface Invited {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

const words = (key: string, args?: Record<string, string | number>) => t('pt', key, args);

/** Creates a company with its first owner, as an administrator. */
export async function setUpTenant(page: Page, { slug, name }: { slug: string; name: string }, owner: Invited) {
  const label = (field: string) => words(`resources.tenants.fields.${field}`);
  await openList(page, 'tenants');
  await page.getByRole('link', { name: words('resources.tenants.create'), exact: true }).click();
  await textField(page, label('name')).fill(name);
  await textField(page, label('slug')).fill(slug);
  await page.getByRole('combobox', { name: label('location.address'), exact: true }).fill('São Paulo');
  await page
    .getByRole('option', { name: /^São Paulo/ })
    .first()
    .click();
  await textField(page, label('owner_name')).fill(owner.name);
  await textField(page, label('owner_email')).fill(owner.email);
  await expectAccessible(page);
  await page.getByRole('button', { name: words('ra.action.save'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Opens an invitation and creates the account with a name, a password and the terms. */
export async function acceptInvitation(page: Page, link: string, { name, password }: Invited, area: Area = 'company') {
  await page.goto(link);
  await textField(page, words('signin.name')).fill(name);
  await page.getByLabel(words('signin.password'), { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: words('signin.invitation.consent') }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: words('signin.invitation.create'), exact: true }).click();
  await signedIn(page, area);
}

/** Opens the list of a company's members and the dialog that adds one. */
async function startAdding(page: Page, who: 'user' | 'accountant') {
  await openList(page, 'members');
  await page.getByRole('button', { name: words('members.add.button'), exact: true }).click();
  await page.getByRole('menuitem', { name: words(`members.add.${who}.name`) }).click();
  return page.getByRole('dialog');
}

/** Opens a list from the side menu, or as a tab of the entry under which it stands. */
export async function openList(page: Page, resource: string, under?: string): Promise<void> {
  const named = (list: string) => words(`resources.${list}.name`, { smart_count: 2 });
  const name = named(resource);
  const entry = under === 'settings' ? words('shell.settings') : named(under ?? resource);
  const follow = (navigation: string, link: string) =>
    page
      .getByRole('navigation', { name: navigation, exact: true })
      .getByRole('link', { name: link, exact: true })
      .click();
  await follow(words('shell.mainMenu'), entry);
  if (under) await follow(entry, name);
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** The row of a member who has accepted: a list that was read earlier briefly still shows the invitation. */
export const memberRow = (page: Page, email: string) =>
  page
    .getByRole('row')
    .filter({ hasText: email })
    .filter({ hasNotText: words('resources.members.values.status.invited') });

/** Invites a colleague with a role, by its name. */
export async function inviteColleague(page: Page, { name, email }: Invited, role: string): Promise<void> {
  const label = (field: string) => words(`resources.members.fields.${field}`);
  const dialog = await startAdding(page, 'user');
  await textField(dialog, label('name')).fill(name);
  await textField(dialog, label('email')).fill(email);
  await search(dialog, label('role'), role);
  await dialog.getByRole('button', { name: words('ra.action.save'), exact: true }).click();
  await page.getByText(words('members.invited'), { exact: true }).waitFor();
  await dialog.waitFor({ state: 'detached' });
}

/** Gives an accountant access with exports by e-mail: an existing account gets it immediately, any other address is invited. */
export async function letAccountantIn(page: Page, email: string, has: 'an account' | 'none'): Promise<void> {
  const dialog = await startAdding(page, 'accountant');
  await textField(dialog, words('members.accountant.email')).fill(email);
  if (has === 'none') await dialog.getByText(words('members.accountant.unknown', { email })).waitFor();
  await dialog.getByRole('radio', { name: words('members.accountant.roles.accountant_exports') }).check();
  const act = has === 'none' ? 'members.accountant.invite' : 'members.accountant.grant';
  await dialog.getByRole('button', { name: words(act), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('row').filter({ hasText: email }).waitFor();
}

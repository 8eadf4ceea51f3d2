import type { Page } from 'playwright';
import { hasWords } from '../../../server/base/i18n.ts';
import { fromMenu, search, textField } from '../../support/browserForms.ts';
import { t } from '../../support/words.ts';
import { memberRow, openList } from './invitations.ts';
import { optionsOf } from './write.ts';

const words = (key: string, args?: Record<string, string | number>) => t('pt', key, args);

/** The label of a permission in the permission table. */
function permissionWords(permission: string): string {
  const [resource = '', action = ''] = permission.split(':');
  const common = `access.actions.${action}`;
  const what = hasWords('pt', common) ? common : `resources.${resource}.actions.${action}.name`;
  return `${words(`resources.${resource}.name`, { smart_count: 2 })}: ${words(what)}`;
}

/** Creates a role and checks its permissions one by one. */
export async function buildRole(page: Page, name: string, permissions: readonly string[]): Promise<void> {
  await openList(page, 'roles', 'members');
  await page.getByRole('link', { name: words('ra.action.create'), exact: true }).click();
  await textField(page, words('resources.roles.fields.name')).fill(name);
  for (const permission of permissions)
    await page.getByRole('checkbox', { name: permissionWords(permission), exact: true }).check();
  await page.getByRole('button', { name: words('ra.action.save'), exact: true }).click();
  await page
    .getByRole('heading', { level: 1, name })
    .or(page.getByRole('cell', { name, exact: true }))
    .first()
    .waitFor();
}

/** Gives a member another role. */
export async function giveRole(page: Page, email: string, role: string): Promise<void> {
  await openList(page, 'members');
  await fromMenu(memberRow(page, email), optionsOf('pt'), words('resources.members.actions.role.name'));
  const dialog = page.getByRole('dialog');
  await search(dialog, words('resources.members.actions.role.fields.role'), role);
  await dialog.getByRole('button', { name: words('resources.members.actions.role.confirm'), exact: true }).click();
  await page.getByText(words('resources.members.actions.role.done')).waitFor();
}

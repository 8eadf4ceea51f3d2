import type { Page } from 'playwright';
import type { Language } from '../../../domain/languages.ts';
import { shot } from '../../support/browser.ts';
import { t } from '../../support/words.ts';

/** Issues the draft of a page. */
export async function issue(page: Page, language: Language): Promise<void> {
  const words = (name: string) => t(language, `resources.invoices.actions.bill.${name}`);
  const next = page.locator('.page-actions');
  await next.getByRole('button', { name: words('name') }).click();
  const dialog = page.getByRole('alertdialog', { name: words('title') });
  await shot(page, `gateway-issue-${language}`);
  await dialog.getByRole('button', { name: words('confirm') }).click();
  await dialog.waitFor({ state: 'detached' });
}

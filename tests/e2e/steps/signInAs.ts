import type { Page } from 'playwright';
import type { Language } from '../../../domain/languages.ts';
import type { Area } from '../../../schemas/access.ts';
import { demoPassword, signedIn } from '../../support/browser.ts';
import { textField } from '../../support/browserForms.ts';
import { t } from '../../support/words.ts';

interface Credentials {
  readonly email: string;
  readonly password?: string;
}

/** Fills in and submits the sign-in page. */
export async function enterCredentials(
  page: Page,
  language: Language,
  { email, password = demoPassword }: Credentials,
): Promise<void> {
  await page.goto('/login');
  await textField(page, t(language, 'signin.email')).fill(email);
  await page.getByLabel(t(language, 'signin.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t(language, 'signin.submit'), exact: true }).click();
}

/** Signs in through the page and waits for the user's area. */
export async function signInAs(
  page: Page,
  language: Language,
  who: Credentials,
  area: Area = 'company',
): Promise<void> {
  await enterCredentials(page, language, who);
  await signedIn(page, area);
}

import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { languageCodes, type Language } from '../../domain/languages.ts';
import { demoPassword, shot, signedIn, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible, expectFitting } from '../support/browserAxe.ts';
import { useClockedServer } from '../support/clockedServer.ts';
import { t } from '../support/words.ts';
import { enterCredentials, signInAs } from './steps/signInAs.ts';

const { open } = useBrowser();
/** A separate server, because these tests invite users and change passwords. */
const { address, pass } = useClockedServer();
const email = 'nova@acme.test';
const gil = { email: 'gil@globex.test' };
const chosen = 'three rivers by the harbor';
const button = (page: Page, key: string) => page.getByRole('button', { name: t('pt', key), exact: true });
const secret = (page: Page) => page.getByLabel(t('pt', 'signin.password'), { exact: true });

/** The path of the link in the newest mail to an address, from the demo's mailbox. */
async function mailedPath(page: Page, to: string, purpose: string): Promise<string> {
  const answer = await page.request.get(`/api/v1/demo/mails?to=${to}`);
  const [path] = new RegExp(`/login/${purpose}/[\\w-]+`).exec(await answer.text()) ?? [];
  if (!path) throw new Error(`No mail to ${to}: ${await answer.text()}`);
  return path;
}

const tokenIn = (path: string): string => path.split('/').at(-1) ?? '';

async function invite(page: Page, to = email): Promise<void> {
  const login = await page.request.post('/api/v1/auth/login', {
    data: { email: 'ana@acme.test', password: 'ultramar-demo' },
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post('/api/v1/users/invite', { headers, data: { email: to, name: 'Nova' } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Text widths differ between languages, but other axe violations do not, so axe runs in one language. */
const expectReadable = (page: Page, language: Language): Promise<void> =>
  language === 'pt' ? expectAccessible(page) : expectFitting(page);

it('an invited user creates an account and works in the company, and the link is then used up', async () => {
  const inviter = await open({ address: address() });
  await invite(inviter);
  const page = await open({ address: address() });
  const link = await mailedPath(page, email, 'invitation');
  await visit(page, link);
  await expectAccessible(page);
  await secret(page).fill(chosen);
  await page.getByRole('checkbox').check();
  await button(page, 'signin.invitation.create').click();
  await signedIn(page);
  expect(new URL(page.url()).pathname).toBe('/company');
  await visit(inviter, link);
  await inviter.getByRole('heading', { name: t('pt', 'signin.link.used') }).waitFor();
  await expectAccessible(inviter);
});

it('a user who forgot the password signs in with a new one, which ends their other sessions', async () => {
  const other = await open({ address: address(), expected: [/^401 /] });
  await signInAs(other, 'pt', gil);
  const page = await open({ address: address() });
  await visit(page, '/login');
  await page.getByRole('link', { name: t('pt', 'signin.forgotten') }).click();
  await page.getByLabel(t('pt', 'signin.email')).fill(gil.email);
  await expectAccessible(page);
  await button(page, 'signin.forgot.submit').click();
  await page.getByRole('heading', { name: t('pt', 'signin.forgot.sentTitle') }).waitFor();
  await visit(page, await mailedPath(page, gil.email, 'reset'));
  await expectAccessible(page);
  await secret(page).fill(chosen);
  await button(page, 'signin.reset.submit').click();
  await page.getByRole('link', { name: t('pt', 'signin.firstAdmin.toSignIn') }).click();
  await page.waitForURL('/login');
  await signInAs(page, 'pt', { ...gil, password: chosen });
  await other.reload();
  await other.waitForURL(/\/login/);
});

it('an account has its new address only after the user opens the link', async () => {
  const [before, after] = ['carla@contas.test', 'carla.dias@contas.test'];
  const page = await open({ address: address() });
  await signInAs(page, 'pt', { email: before }, 'accountants');
  await visit(page, '/accountants/profile');
  const form = page.getByRole('region', { name: t('pt', 'profile.email.title'), exact: true });
  await form.getByRole('textbox', { name: t('pt', 'profile.email.new') }).fill(after);
  await form.getByRole('textbox', { name: t('pt', 'profile.password.current') }).fill(demoPassword);
  await form.getByRole('button', { name: t('pt', 'profile.email.change'), exact: true }).click();
  await page.getByText(t('pt', 'auth.email_asked')).waitFor();
  const elsewhere = await open({ address: address(), expected: [/^401 POST \/api\/v1\/auth\/login/] });
  await enterCredentials(elsewhere, 'pt', { email: after });
  await elsewhere.getByRole('alert').waitFor();
  await visit(page, await mailedPath(page, after, 'email'));
  await expectAccessible(page);
  await button(page, 'signin.newEmail.submit').click();
  await page.getByRole('heading', { name: t('pt', 'signin.newEmail.doneTitle') }).waitFor();
  await enterCredentials(elsewhere, 'pt', { email: before });
  await elsewhere.getByRole('alert').waitFor();
  await signInAs(elsewhere, 'pt', { email: after }, 'accountants');
});

it('a link works on a phone in every language, and an invalid one explains why and what to do', async () => {
  const page = await open({ address: address() });
  const mailed = async (purpose: string, to: string, ask: () => Promise<unknown>) => {
    await ask();
    return mailedPath(page, to, purpose);
  };
  const used = await mailed('invitation', 'usada@acme.test', () => invite(page, 'usada@acme.test'));
  const { terms } = (await (await page.request.get(`/api/v1/auth/tokens/${tokenIn(used)}`)).json()) as {
    terms: { version: string }[];
  };
  const accepting = { token: tokenIn(used), name: 'Usada', password: chosen, terms: terms[0]?.version };
  const accepted = await page.request.post('/api/v1/auth/invitation', { data: accepting });
  expect(accepted.status(), await accepted.text()).toBe(200);
  const late = await mailed('invitation', 'tarde@acme.test', () => invite(page, 'tarde@acme.test'));
  const reset = await mailed('reset', 'ana@acme.test', () =>
    page.request.post('/api/v1/auth/forgot', { data: { email: 'ana@acme.test' } }),
  );
  const phone = { address: address(), width: 390, height: 844 };
  for (const language of languageCodes) {
    const reader = await open({ ...phone, language });
    for (const link of ['/login/forgot', late, reset]) {
      await visit(reader, link);
      await expectReadable(reader, language);
      await shot(reader, `link-good-${link.split('/')[2]}-${language}`);
    }
  }
  await pass(page, '2027-02-04');
  const spent = [
    [used, 'used', 'invitation.used'],
    [late, 'expired', 'invitation.lost'],
    [reset, 'expired', 'reset.lost'],
    ['/login/email/no-such-link', 'invalid', 'newEmail.lost'],
  ] as const;
  for (const language of languageCodes) {
    const reader = await open({
      ...phone,
      language,
      expected: [/^404 GET \/api\/v1\/auth\/tokens\/no-such-link/],
    });
    for (const [link, title, text] of spent) {
      await visit(reader, link);
      await reader.getByRole('heading', { name: t(language, `signin.link.${title}`) }).waitFor();
      await reader.getByText(t(language, `signin.${text}`)).waitFor();
      await expectReadable(reader, language);
      await shot(reader, `link-${text}-${language}`);
    }
  }
});

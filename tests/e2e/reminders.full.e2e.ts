import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { enterAs, shot, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { fromMenu } from '../support/browserForms.ts';
import { t as wordsOf } from '../support/words.ts';

const { open } = useBrowser();
const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);
const action = (of: string, name: string) => t(`resources.reminder-sequences.actions.${of}.${name}`);

/** Chooses a command of the default sequence of the demo. */
async function choose(page: Page, command: string): Promise<void> {
  await visit(page, '/company/reminder-sequences');
  await fromMenu(page, t('generate.row.options', { name: 'Padrão' }), action(command, 'name'));
}

it('a sequence shows what would go out, is turned on, and off again', async () => {
  const page = await open();
  await enterAs(page, 'ana@acme.test');
  await choose(page, 'turn_on');
  const dialog = page.getByRole('alertdialog', { name: action('turn_on', 'title') });
  await dialog.getByText(t('collecting.preview.silent')).waitFor();
  await dialog.getByText(t('collecting.silences.no_address')).first().waitFor();
  await expectAccessible(page);
  await shot(page, 'reminders-turn-on');
  await dialog.getByRole('button', { name: action('turn_on', 'confirm') }).click();
  await dialog.waitFor({ state: 'detached' });

  await visit(page, '/company/reminders?filter=%7B%22status%22%3A%22planned%22%7D');
  const planned = page.getByRole('row').filter({ hasText: /Aviso de vencimento|(Primeiro|Segundo|Último) lembrete/ });
  await expect.poll(() => planned.count()).toBeGreaterThan(0);
  await shot(page, 'reminders-planned');

  await choose(page, 'turn_off');
  const question = page.getByRole('alertdialog', { name: action('turn_off', 'title') });
  await question.getByRole('button', { name: action('turn_off', 'confirm') }).click();
  await question.waitFor({ state: 'detached' });
});

it('who owes is reminded from the home page in one mail', async () => {
  const page = await open();
  await enterAs(page, 'ana@acme.test');
  await visit(page, '/company');
  const owing = page.getByRole('region', { name: t('home.owing.title') });
  await owing.getByRole('button', { name: /^Lembrar.*Norte Digital/ }).click();
  const dialog = page.getByRole('dialog', { name: t('resources.invoices.actions.remind.title') });
  await dialog.getByRole('button', { name: t('delivery.preview.open') }).click();
  const preview = page.getByRole('dialog', { name: t('delivery.preview.title') });
  await preview.getByText('Faturas em aberto de Acme Software Ltda').first().waitFor();
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('resources.invoices.actions.remind.confirm') }).click();
  await dialog.waitFor({ state: 'detached' });

  await visit(page, '/company/reminders?filter=%7B%22status%22%3A%22sent%22%7D');
  const sent = page.getByRole('row').filter({ hasText: 'contas@nortedigital.test' });
  await expect.poll(() => sent.count()).toBeGreaterThan(1);
  await visit(page, '/company/messages');
  await page
    .getByRole('row')
    .filter({ hasText: t('resources.messages.values.kind.reminder') })
    .first()
    .waitFor();
});

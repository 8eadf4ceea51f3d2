import { expect, it } from 'vitest';
import { enterAs, shot, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { t as wordsOf } from '../support/words.ts';

const { open } = useBrowser();
const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);

it('a mention leads to the comments of its record, where the mentioned answers by keyboard, edits and deletes', async () => {
  const page = await open();
  await enterAs(page, 'ana@acme.test');
  await visit(page, '/company');
  await page.getByRole('button', { name: new RegExp(`^${t('notices.open')}`) }).click();
  const mention = page
    .getByRole('dialog', { name: t('notices.open') })
    .getByRole('link', { name: /Carla Nunes mencionou/ });
  await mention.first().click();
  const comments = page.getByRole('region', { name: t('comments.title'), exact: true });
  await comments.getByText('o reajuste deste contrato já foi combinado?').waitFor();
  const box = comments.getByRole('textbox', { name: t('comments.write') });
  await box.pressSequentially('Sim, @car');
  await page.getByRole('option', { name: 'Carla Nunes' }).waitFor();
  await expectAccessible(page);
  await shot(page, 'comments-mention');
  await page.keyboard.press('Enter');
  await box.pressSequentially('a partir de janeiro.');
  await page.keyboard.press('Control+Enter');
  const own = comments.getByRole('listitem').filter({ hasText: 'a partir de janeiro.' });
  await own.getByText('@Carla Nunes').waitFor();
  await expect.poll(() => box.inputValue()).toBe('');
  await own.getByRole('button', { name: t('comments.edit') }).click();
  const editor = own.getByRole('textbox', { name: t('comments.edit') });
  await expect.poll(() => editor.inputValue()).toBe('Sim, @Carla Nunes a partir de janeiro.');
  await editor.fill('Sim, @Carla Nunes a partir de fevereiro.');
  await comments.getByRole('button', { name: t('ra.action.save') }).click();
  const edited = comments.getByRole('listitem').filter({ hasText: 'fevereiro' });
  await edited.getByText(t('comments.wasEdited')).waitFor();
  await shot(page, 'comments-edited');
  await edited.getByRole('button', { name: t('comments.deleteOf', { author: 'Ana Souza' }) }).click();
  const question = page.getByRole('alertdialog', { name: t('comments.deleteTitle') });
  await expectAccessible(page);
  await question.getByRole('button', { name: t('comments.delete') }).click();
  await comments.getByText(t('comments.gone')).waitFor();
});

it('a text that was not sent is still there after another page', async () => {
  const page = await open();
  await enterAs(page, 'gil@globex.test');
  await visit(page, '/company/invoices');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const box = page.getByRole('textbox', { name: t('comments.write') });
  await box.fill('Lembrar do');
  const at = new URL(page.url()).pathname;
  await visit(page, '/company/entities');
  await visit(page, at);
  await expect.poll(() => box.inputValue()).toBe('Lembrar do');
});

it('a client sees no comments on its invoices', async () => {
  const page = await open();
  await enterAs(page, 'grace@blueharbor.test');
  await visit(page, '/company/invoices');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: /^Fatura \d/ }).waitFor();
  expect(await page.getByRole('region', { name: t('comments.title'), exact: true }).count()).toBe(0);
});

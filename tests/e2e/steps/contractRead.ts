import type { Page } from 'playwright';
import { expect } from 'vitest';
import { formatDate } from '../../../domain/kinds/date.ts';
import type { Language } from '../../../domain/languages.ts';
import { arrived, shot } from '../../support/browser.ts';
import { fromMenu, textField } from '../../support/browserForms.ts';
import { t } from '../../support/words.ts';
import { amounts, type ContractLanguage } from './contractExample.ts';
import { plain } from './example.ts';
import { optionsOf } from './write.ts';

interface Figures {
  /** The positions of issued invoices. */
  readonly issued?: readonly number[];
  /** The position of the skipped invoice. */
  readonly paused?: number;
}

/**
 * Checks the date, amount and status of each invoice on the contract's page. Returns the numbers of issued invoices.
 */
export async function expectRows(
  page: Page,
  language: Language,
  due: readonly string[],
  sums: readonly string[],
  { issued = [], paused }: Figures = {},
): Promise<number[]> {
  const timeline = page.getByRole('region', { name: t(language, 'contracts.timeline.title') });
  const numbers: number[] = [];
  for (const [index, date] of due.entries()) {
    const row = timeline.getByRole('row').filter({ hasText: formatDate(date, language) });
    await row.waitFor();
    const text = plain(await row.innerText());
    expect(text).toContain(sums[index]);
    const [link] = await row.getByRole('link', { name: numbered(language) }).allInnerTexts();
    expect(link === undefined).toBe(!issued.includes(index + 1));
    if (link !== undefined) numbers.push(Number(link.match(/\d+/)?.[0]));
    if (index + 1 === paused) expect(text).toContain(t(language, 'resources.invoices.values.schedule_status.paused'));
  }
  return numbers;
}

const numbered = (language: Language) =>
  new RegExp(`^${t(language, 'contracts.timeline.invoice', { number: '' })}\\d+$`);

/** Cancels the contract of the page; the dialog states the ended and the remaining amounts. */
export async function cancelContract(page: Page, language: ContractLanguage): Promise<void> {
  const { ended, owed } = amounts[language];
  await fromMenu(page, optionsOf(language), t(language, 'resources.contracts.actions.cancel.name'));
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(t(language, 'contracts.cancel.final')).waitFor();
  const text = plain(await dialog.innerText());
  expect(text).toContain(t(language, 'contracts.cancel.toCome', { smart_count: 2, amount: ended }));
  expect(text).toContain(t(language, 'contracts.cancel.due', { smart_count: 3, amount: owed }));
  await dialog.getByRole('button', { name: t(language, 'contracts.cancel.confirm'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const status = t(language, 'resources.contracts.values.status.Cancelled');
  await page.getByRole('main').getByText(status, { exact: true }).first().waitFor();
}

/** Checks the history of the contract on its page, newest first. */
export async function expectHistory(
  page: Page,
  language: Language,
  { due, numbers }: { due: readonly string[]; numbers: readonly number[] },
): Promise<void> {
  const words = (key: string, args: Readonly<Record<string, string | number>>) =>
    t(language, `documents.history.${key}`, args);
  const [first = 0, second = 0, third = 0] = numbers;
  const issued = (occurrence: number, number: number) => words('issued', { smart_count: 1, occurrence, number });
  const expected = [
    t(language, 'resources.contracts.actions.cancel.done'),
    issued(4, third),
    words('amendments.pause.until', {
      smart_count: 1,
      from: formatDate(due[2] ?? '', language),
      until: formatDate(due[2] ?? '', language),
    }),
    issued(2, second),
    words('amendments.adjust.from', { by: '+10%', occurrence: 2 }),
    issued(1, first),
    t(language, 'contracts.timeline.created'),
  ];
  const sentences = page.getByRole('region', { name: words('title', {}) }).getByRole('heading', { level: 3 });
  await expect.poll(() => sentences.count()).toBe(expected.length);
  const texts = (await sentences.allInnerTexts()).map((text) => text.split(' · ')[0]);
  expect(texts).toEqual(expected);
}

/** Returns the public link for the payer of the contract of the page. */
export async function contractLink(page: Page, language: Language): Promise<string> {
  await fromMenu(page, optionsOf(language), t(language, 'resources.contracts.actions.publicLink.name'));
  const link = await textField(page, t(language, 'documents.publicLink.label')).inputValue();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return link;
}

/**
 * Checks the payer's page of a cancelled contract: it states the end and lists the issued invoices with their
 * documents.
 */
export async function expectPayersPage(
  payers: Page,
  language: Language,
  { link, numbers }: { link: string; numbers: readonly number[] },
): Promise<void> {
  await payers.goto(link);
  await arrived(payers);
  await payers.getByText(t(language, 'public.contract.status.Cancelled'), { exact: true }).waitFor();
  const schedule = payers.getByRole('region', { name: t(language, 'public.contract.schedule') });
  expect(await schedule.getByRole('listitem').count()).toBe(numbers.length);
  for (const number of numbers)
    await schedule.getByRole('link', { name: t(language, 'public.contract.open', { number }), exact: true }).waitFor();
  await shot(payers, `contract-life-public-${language}`, { full: true });
  await schedule.getByRole('link').first().click();
  await payers
    .getByRole('heading', { level: 1, name: t(language, 'public.title', { number: numbers[0] ?? 0 }) })
    .waitFor();
  await payers.frameLocator('iframe').locator('svg').first().waitFor();
}

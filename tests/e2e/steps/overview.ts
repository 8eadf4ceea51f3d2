import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { listSeparators, readCells } from '../../../domain/csv.ts';
import { arrived } from '../../support/browser.ts';
import { choose } from '../../support/browserForms.ts';
import { t } from '../../support/words.ts';

const words = (key: string, args?: Record<string, string | number>) => t('pt', key, args);

const formats = { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' } as const;

/** Exports this year's invoices of all companies of an accountant as one file; returns its rows, headings first. */
export async function exportInvoices(page: Page, format: keyof typeof formats): Promise<unknown[][]> {
  await page.getByRole('button', { name: words('ra.action.export'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await choose(dialog, words('accountants.export.format'), formats[format]);
  await choose(dialog, words('reportPage.period'), words('periods.thisYear'));
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: words('accountants.export.save'), exact: true }).click(),
  ]);
  await dialog.waitFor({ state: 'detached' });
  const bytes = await readFile(await saved.path());
  if (format === 'csv') return readCells(bytes.toString('utf8'), listSeparators.pt);
  const { sheets } = await readXlsx(new Uint8Array(bytes));
  return sheets[0]?.rows ?? [];
}

/** Switches the companies to a table or cards. */
export async function lookAt(page: Page, view: 'table' | 'cards'): Promise<void> {
  await page.getByRole('button', { name: words(`accountants.view.${view}`), exact: true }).click();
  await arrived(page);
}

/** Opens a company from the table, checks its name above its pages, and returns to the overview. */
export async function visitCompany(page: Page, name: string): Promise<void> {
  await page.getByRole('rowheader', { name }).getByRole('link', { name, exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === '/company');
  await arrived(page);
  const company = page.getByRole('button', { name: `${words('accountants.switch')}: ${name}` });
  await company.click();
  await page.getByRole('menuitem', { name: words('shell.allCompanies'), exact: true }).click();
  await page.waitForURL('/accountants');
  await arrived(page);
  expect(await page.getByRole('rowheader').count()).toBeGreaterThan(1);
}

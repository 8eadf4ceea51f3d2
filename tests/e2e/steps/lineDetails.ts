import type { Page } from 'playwright';
import { expect } from 'vitest';
import { t } from '../../support/words.ts';
import { lineWords } from '../../support/scratchLine.ts';
import { shot, visit } from '../../support/browser.ts';
import { expectAccessible } from '../../support/browserAxe.ts';
import { textField } from '../../support/browserForms.ts';
import { readPdf } from '../../support/readPdf.ts';
import { registered, writeLines } from './scratchDocuments.ts';

/** The texts that the page and the document show of the details of the line. */
const { lot = '', weight = '' } = lineWords.pt;

/**
 * Enters the further fields of a line by its key, then finds them where a line stands: in its form, in the answer, on its
 * page, in its history and in its document.
 */
export async function expectLineDetails(page: Page, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const api = async (path: string) => (await page.request.get(`/api/v2/${path}`, { headers })).json();
  await visit(page, '/company/delivery-notes/create');
  await textField(page, 'Motivo').fill('Peça devolvida');
  await writeLines(page, await registered(page, token), ['400']);
  const editLine = t('pt', 'documents.grid.editLine', { position: 1, description: '' });
  await page.getByRole('button', { name: editLine }).click();
  await page.keyboard.press('Alt+Enter');
  await textField(page, lot).fill('PO-77/3');
  await page.keyboard.press('Enter');
  await page.keyboard.type('12,5');
  await expectAccessible(page);
  await shot(page, 'line-details-form', { full: true });
  await page.getByRole('button', { name: t('pt', 'documents.draft.save'), exact: true }).click();
  const main = page.getByRole('main');
  await main.getByText(`${lot}: PO-77/3`).waitFor();
  await main.getByText(`${weight}: 12,5`).waitFor();
  await shot(page, 'line-details-page', { full: true });

  const uuid = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const [line] = (await api(`delivery-notes/${uuid}`)).lines;
  expect(line).toMatchObject({ lot: 'PO-77/3', weight: '12.5' });

  await page.getByRole('link', { name: 'Editar', exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`${lot}: PO-77/3`) }).click();
  await textField(page, lot).fill('PO-78');
  await page.getByRole('button', { name: t('pt', 'documents.draft.save'), exact: true }).click();
  await main.getByText(`${lot}: PO-78`).waitFor();
  const history: { changes: object }[] = await api(`audit/delivery-note/${uuid}`);
  expect(history, JSON.stringify(history)).toBeInstanceOf(Array);
  const changes = history.map((entry) => entry.changes);
  expect(changes).toContainEqual(expect.objectContaining({ 'lines.0.lot': ['PO-77/3', 'PO-78'] }));

  const pdf = await page.request.get(`/api/v2/delivery-notes/${uuid}/document?format=pdf`, { headers });
  const [printed = ''] = (await readPdf(await pdf.body())).pages;
  expect(printed).toContain(`${lot}: PO-78`);
  expect(printed).toContain(`${weight}: 12,5`);

  await page.getByRole('link', { name: 'Editar', exact: true }).click();
  await page.getByRole('button', { name: t('pt', 'documents.grid.paste') }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox')
    .fill(`Item\tQtd.\tPreço\t${lot}\t${weight}\nConsultoria em software\t1\t10\tPO-9\t3,25`);
  await dialog.getByText(`${lot}: PO-9 · ${weight}: 3,25`).waitFor();
  await dialog.getByRole('button', { name: t('pt', 'documents.paste.insert', { smart_count: 1 }) }).click();
  await page.getByRole('button', { name: `${lot}: PO-9 · ${weight}: 3,25` }).waitFor();

  const file = await page.request.get('/api/v2/invoice-lines/export?format=csv', { headers });
  const [heading = ''] = (await file.text()).split('\n');
  expect(heading).toContain(lot);
  expect(heading).toContain(weight);
}

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { zipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import { renderInConsole, type Answer } from '../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../tests/support/invoices.ts';
import { ListPage } from '../../generate/list/ListPage.tsx';
import { saveFile } from '../../kinds/shared/saveFile.ts';

vi.mock(import('../../kinds/shared/saveFile.ts'), () => ({ saveFile: vi.fn() }));

const listed = [invoiceRecord({ uuid: 'u-1', number: 12 }), invoiceRecord({ uuid: 'u-2', number: 13 })];
const path = '/api/v2/invoice/invoices-single';
const pdf = new Uint8Array([1]);

interface Answers {
  readonly preview?: Answer;
  readonly archive?: Answer | Promise<Answer>;
}

/** Opens the dialog for both invoices of a list. */
async function openDialog({ preview, archive = { bytes: zipSync({ 'a.pdf': pdf, 'b.pdf': pdf }) } }: Answers = {}) {
  const view = await renderInConsole(<ListPage resource={invoices} />, {
    answers: {
      [`GET ${path}`]: { json: { results: listed, count: 2 } },
      [`POST ${path}/documents/preview`]: preview ?? { json: { done: ['u-1', 'u-2'], refused: [] } },
      [`POST ${path}/documents`]: () => archive,
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todos' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Baixar PDFs' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Baixar documentos' }));
  const downloads = () => view.requests.filter((call) => call.path === `${path}/documents`);
  return { dialog, downloads };
}

const download = async ({ dialog }: Pick<Awaited<ReturnType<typeof openDialog>>, 'dialog'>) => {
  await dialog.findByText('2 documentos em PDF');
  await userEvent.click(dialog.getByRole('button', { name: 'Baixar' }));
};

beforeEach(() => vi.mocked(saveFile).mockClear());

describe('downloading the documents of chosen invoices', () => {
  it('saves one file, in the language of each client', async () => {
    const opened = await openDialog();
    await download(opened);
    await screen.findByText('2 documentos baixados');
    expect(saveFile).toHaveBeenCalledWith('Faturas.zip', expect.any(Blob));
    expect(opened.downloads().map(({ body }) => body)).toEqual([{ format: 'zip', uuids: ['u-1', 'u-2'] }]);
  });

  it('may ask for one language', async () => {
    const opened = await openDialog();
    await userEvent.click(opened.dialog.getByRole('combobox', { name: 'Idioma do documento' }));
    await userEvent.click(screen.getByRole('option', { name: 'Español' }));
    await download(opened);
    await waitFor(() => expect(opened.downloads()[0]?.body).toMatchObject({ locale: 'es' }));
  });

  it('may ask for one PDF', async () => {
    const list = 'uuid;code;detail\r\nu-2;busy;Muito ocupado\r\n';
    const file = `%%Document\n<< /Type /EmbeddedFile >>\nstream\n${list}\nendstream\n`;
    const opened = await openDialog({ archive: { bytes: new TextEncoder().encode(file) } });
    await userEvent.click(opened.dialog.getByRole('combobox', { name: 'Arquivo' }));
    await userEvent.click(screen.getByRole('option', { name: 'Um único PDF com todos' }));
    await download(opened);
    await screen.findByText('1 fora do arquivo: Muito ocupado');
    expect(saveFile).toHaveBeenCalledWith('Faturas.pdf', expect.any(Blob));
    expect(opened.downloads()[0]?.body).toMatchObject({ format: 'pdf' });
  });

  it('names those that cannot be drawn, first and afterwards', async () => {
    const errors = new TextEncoder().encode('uuid;code;detail\r\nu-2;busy;Muito ocupado\r\n');
    const opened = await openDialog({ archive: { bytes: zipSync({ 'a.pdf': pdf, 'errors.csv': errors }) } });
    await download(opened);
    const result = within(await screen.findByRole('dialog', { name: 'Baixar documentos' }));
    await result.findByText('1 fora do arquivo: Muito ocupado');
    expect(result.getByText('1 documento baixado')).toBeTruthy();
    expect(result.getByRole('link', { name: 'Fatura 13' })).toBeTruthy();
  });

  it('offers nothing without a document', async () => {
    const refused = [{ uuid: 'u-1', code: 'not_found', detail: 'Registro não encontrado' }];
    const { dialog } = await openDialog({ preview: { json: { done: [], refused } } });
    await dialog.findByText('1 fora do arquivo: Registro não encontrado');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Baixar' }).disabled).toBe(true);
  });

  it('shows its progress, and stops on request', async () => {
    const opened = await openDialog({ archive: new Promise<Answer>(() => undefined) });
    await download(opened);
    await opened.dialog.findByText('0 de 2 documentos');
    await userEvent.click(opened.dialog.getByRole('button', { name: 'Cancelar' }));
    await opened.dialog.findByText('2 documentos em PDF');
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('shows why it failed', async () => {
    const opened = await openDialog({ archive: { status: 503, json: { detail: 'Servidor ocupado', code: 'busy' } } });
    await download(opened);
    await screen.findByText('Servidor ocupado');
    expect(await opened.dialog.findByRole('button', { name: 'Baixar' })).toBeTruthy();
  });
});

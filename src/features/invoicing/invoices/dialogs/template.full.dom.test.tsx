import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../../../tests/support/console.tsx';
import type { Answers } from '../../../../../tests/support/documentForm.tsx';
import { invoiceRecord } from '../../../../../tests/support/invoices.ts';
import { TemplateDialog as Picker } from '../../../../documents/templates/TemplateDialog.tsx';
import TemplateDialog from './template.tsx';

const templates = [
  { uuid: 't-2', name: 'Modelo 2', link: 'invoiceTemplate2', editable: false, default: false },
  { uuid: 't-1', name: 'Modelo 1', link: 'invoiceTemplate1', editable: false, default: true },
  { uuid: 'c-1', name: 'Nosso modelo', editable: true, default: false },
  { uuid: 'c-2', name: 'Outro modelo', editable: true, default: false },
];
const change = 'PUT /api/v2/invoice/update-template/u-1';

const show = async (answers: Answers = {}) => {
  const onClose = vi.fn();
  const view = await renderInConsole(<TemplateDialog record={invoiceRecord({ uuid: 'u-1' })} onClose={onClose} />, {
    answers: { 'GET /api/v2/invoice-templates': { json: { results: templates, count: 4 } }, ...answers },
  });
  return { ...view, onClose };
};

describe('choosing a template', () => {
  it('shows the built-in ones as cards, the current one selected', async () => {
    await show();
    const cards = within(await screen.findByRole('region', { name: 'Modelos prontos' })).getAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Modelo 1', 'Modelo 2']);
    const taken = screen.getByRole<HTMLButtonElement>('button', { name: 'Selecionado: Modelo 1' });
    expect(taken.disabled).toBe(true);
  });

  it('loads all of them, in the order of the server', async () => {
    const { requests } = await show();
    const question = requests.find((call) => call.path === '/api/v2/invoice-templates');
    expect(Object.fromEntries(question?.query ?? [])).toEqual({ page: '1', per_page: '100' });
  });

  it('loads further pages', async () => {
    const many = Array.from({ length: 100 }, (_, at) => ({ ...templates[2], uuid: `m-${at}`, name: `Modelo ${at}` }));
    await show({
      'GET /api/v2/invoice-templates': ({ query }) => ({
        json: { results: query.get('page') === '1' ? many : templates, count: 104 },
      }),
    });
    expect(await screen.findByRole('button', { name: 'Selecionado: Modelo 1' })).toBeTruthy();
  });

  it('stores a built-in one by its link', async () => {
    const { requests, onClose } = await show({ [change]: { json: { uuid: 'u-1', detail: 'Modelo alterado' } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Selecionar Modelo 2' }));
    await screen.findByText('Modelo alterado');
    expect(requests.find((call) => call.method === 'PUT')?.body).toEqual({ template: 'invoiceTemplate2' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stores a custom one from a list by its uuid', async () => {
    const { requests } = await show({ [change]: { json: { uuid: 'u-1', detail: 'Modelo alterado' } } });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Modelo da empresa' }));
    await userEvent.click(screen.getByRole('option', { name: 'Outro modelo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Selecionar Outro modelo' }));
    await screen.findByText('Modelo alterado');
    expect(requests.find((call) => call.method === 'PUT')?.body).toEqual({ template: 'c-2' });
  });

  it('previews one, drawn from this invoice', async () => {
    const { requests } = await show({ 'GET /api/invoiceTemplate/invoiceTemplate2': { json: '<svg></svg>' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Ver exemplo de Modelo 2' }));
    await screen.findByTitle('Documento, em Português');
    const drawn = requests.find(({ path }) => path === '/api/invoiceTemplate/invoiceTemplate2');
    expect(drawn?.query.get('uuid_invoice')).toBe('u-1');
  });

  it('opens the document in a new tab where nothing is to be selected', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:pages');
    await renderInConsole(
      <Picker subject="Fatura 12" current="invoiceTemplate1" sample="u-1" running={false} onClose={vi.fn()} />,
      {
        answers: {
          'GET /api/v2/invoice-templates': { json: { results: templates, count: 4 } },
          'GET /api/invoiceTemplate/invoiceTemplate2': { json: '<svg></svg>' },
        },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Selecionar Modelo 2' }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith('blob:pages', '_blank', 'noopener'));
  });

  it('shows a refusal and stays open', async () => {
    const { onClose } = await show({ [change]: { status: 500, json: { detail: 'Algo deu errado' } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Selecionar Modelo 2' }));
    await screen.findByText('Algo deu errado');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('without any template says so', async () => {
    await show({ 'GET /api/v2/invoice-templates': { json: { results: [], count: 0 } } });
    await screen.findByText('Nenhum modelo encontrado.');
  });
});

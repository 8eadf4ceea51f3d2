import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, type SentRequest, renderInConsole } from '../../../../../tests/support/console.tsx';
import { contractRecord } from '../../../../../tests/support/contracts.ts';
import contracts from '../../../../../schemas/resources/recurrence/contracts.ts';
import PublicLinkDialog from '../../../../documents/slots/dialogs/publicLink.tsx';
import RecipientsDialog from './recipients.tsx';
import TemplateDialog from './template.tsx';

const contract = contractRecord({ template: 'invoiceTemplate1', public_hash: 'abc' });
const { uuid } = contract;
const [choosing, addressing] = [
  `PUT /api/v2/contracts/update-template/${uuid}`,
  `PUT /api/v2/contracts/update-send-email/${uuid}`,
];
const page = (results: readonly object[]): Answer => ({ json: { results, count: results.length } });
const templates = page([
  { uuid: 't-1', name: 'Modelo 1', link: 'invoiceTemplate1', editable: false, default: true },
  { uuid: 't-2', name: 'Modelo 2', link: 'invoiceTemplate2', editable: false, default: false },
]);
const sent = (requests: readonly SentRequest[], call: string) =>
  requests.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the template of a contract', () => {
  const show = async (issued: readonly object[], scheduled: readonly object[] = []) => {
    const onClose = vi.fn();
    const view = await renderInConsole(<TemplateDialog record={contract} onClose={onClose} />, {
      answers: {
        'GET /api/v2/invoice-templates': templates,
        'GET /api/v2/invoice/invoices-single': ({ query }) =>
          page(query.get('status') === 'future' ? scheduled : issued),
        'GET /api/invoiceTemplate/invoiceTemplate2': { json: '<svg></svg>' },
        'GET /api/v2/invoice-templates/t-2/sample': { json: '<svg></svg>' },
        [choosing]: { json: { ...contract, detail: 'Modelo alterado' } },
      },
    });
    return { ...view, onClose };
  };

  it('is changed for the next invoices', async () => {
    const { requests, onClose } = await show([]);
    screen.getByText('Vale a partir da próxima fatura; as já emitidas não mudam.');
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Selecionado: Modelo 1' })).disabled).toBe(
      true,
    );
    await press('Selecionar Modelo 2');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent(requests, choosing)).toEqual([{ template: 'invoiceTemplate2' }]);
  });

  it('is previewed with the last issued invoice', async () => {
    const { requests } = await show([{ uuid: 'i-7' }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Ver exemplo de Modelo 2' }));
    await screen.findByTitle('Documento, em Português');
    const ofContract = requests.find(({ path }) => path === '/api/v2/invoice/invoices-single');
    expect(ofContract?.query.get('contract_uuid')).toBe(uuid);
    const drawn = requests.find(({ path }) => path === '/api/invoiceTemplate/invoiceTemplate2');
    expect(drawn?.query.get('uuid_invoice')).toBe('i-7');
  });

  it('is previewed with the next scheduled invoice', async () => {
    const { requests } = await show([{ uuid: 'i-7' }], [{ uuid: 'o-8' }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Ver exemplo de Modelo 2' }));
    await screen.findByTitle('Documento, em Português');
    const drawn = requests.findLast(({ path }) => path === '/api/invoiceTemplate/invoiceTemplate2');
    expect(drawn?.query.get('uuid_invoice')).toBe('o-8');
  });

  it('is previewed with a made-up invoice if there is none', async () => {
    const { requests } = await show([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Ver exemplo de Modelo 2' }));
    await screen.findByTitle('Documento, em Português');
    expect(requests.some(({ path }) => path === '/api/v2/invoice-templates/t-2/sample')).toBe(true);
    expect(requests.filter(({ path }) => path.startsWith('/api/invoiceTemplate/'))).toEqual([]);
  });
});

describe('the recipients of a contract', () => {
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Nome do destinatário/ });
  const show = async (answer: Answer = { json: { ...contract, detail: 'Destinatários alterados' } }) => {
    const onClose = vi.fn();
    const sends = { send_email: true, responsible_name: 'Bo Li', responsible_email: 'bo@blueharbor.test' };
    const view = await renderInConsole(<RecipientsDialog record={{ ...contract, ...sends }} onClose={onClose} />, {
      answers: { [addressing]: answer },
    });
    return { ...view, onClose };
  };

  it('start with the current ones, and are sent together', async () => {
    const { requests, onClose } = await show();
    expect(name().value).toBe('Bo Li');
    await userEvent.type(screen.getByRole('combobox', { name: /E-mails do destinatário/ }), 'ap@blueharbor.test;');
    await press('Alterar destinatários');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const responsible_email = 'bo@blueharbor.test;ap@blueharbor.test';
    expect(sent(requests, addressing)).toEqual([{ send_email: true, responsible_name: 'Bo Li', responsible_email }]);
  });

  it('are required if documents are sent', async () => {
    const { requests } = await show();
    await userEvent.clear(name());
    await press('Alterar destinatários');
    await screen.findByText('Campo obrigatório');
    expect(document.activeElement).toBe(name());
    expect(sent(requests, addressing)).toEqual([]);
  });

  it('are not required if none is sent', async () => {
    const { requests, onClose } = await show();
    await userEvent.click(screen.getByRole('switch', { name: 'Enviar faturas por e-mail ao emitir' }));
    expect(name().disabled).toBe(true);
    await press('Alterar destinatários');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent(requests, addressing)).toMatchObject([{ send_email: false }]);
  });

  it('show errors at their fields, and are not lost without a confirmation', async () => {
    const errors = { responsible_email: 'Endereço recusado' };
    const { onClose } = await show({ status: 400, json: { detail: 'Confira', errors } });
    await userEvent.type(name(), ' Jr.');
    await press('Alterar destinatários');
    await screen.findByText('Endereço recusado');
    await press('Voltar');
    await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' });
    expect(onClose).not.toHaveBeenCalled();
  });
});

it('the public link of a contract opens its schedule', async () => {
  await renderInConsole(<PublicLinkDialog resource={contracts} record={contract} onClose={vi.fn()} />);
  const address = screen.getByLabelText<HTMLInputElement>('Link do documento');
  expect(address.value).toBe(`${window.location.origin}/view/invoices/recurring/abc`);
});

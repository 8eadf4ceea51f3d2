import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInConsole, type Answer } from '../../../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../../../tests/support/invoices.ts';
import SendDialog from './send.tsx';

const invoice = invoiceRecord({ uuid: 'u-1', responsible_email: 'bia@client.test' });
const settings = { uuid: 's', with_attachments: true };
const call = 'POST /api/v2/invoice/u-1/email';

async function show(answer: Answer = { json: { uuid: 'u-1', detail: 'Na fila' } }, record = invoice) {
  const onClose = vi.fn();
  const view = await renderInConsole(<SendDialog record={record} onClose={onClose} />, {
    answers: {
      [call]: answer,
      'GET /api/v2/delivery-settings': { json: settings, headers: { etag: '"1"' } },
      'GET /api/v2/entities/c-1': { json: { uuid: 'c-1', responsible_email: 'grace@client.test' } },
    },
  });
  const emails = await screen.findByRole('combobox', { name: /^E-mails/ });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  return { ...view, onClose, emails, send };
}

afterEach(() => document.querySelector('meta[name=mails]')?.remove());

describe('sending an invoice', () => {
  it('goes to its recipients and others, with attachments as the company prefers', async () => {
    const { requests, emails, send, onClose } = await show();
    await userEvent.type(emails, 'caio@client.test;');
    await send();
    await screen.findByText('Na fila');
    expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { email: 'bia@client.test;caio@client.test', with_attachments: true },
    ]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('goes to the contact of the client if the invoice has no recipients', async () => {
    const client = { uuid: 'c-1', name: 'Blue Harbor' };
    const { requests, send } = await show(undefined, invoiceRecord({ uuid: 'u-1', service_buyer: client }));
    await send();
    await screen.findByText('Na fila');
    const sent = { email: 'grace@client.test', with_attachments: true };
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual(sent);
  });

  it('names a wrong address at the field and sends nothing', async () => {
    const { requests, emails, send } = await show();
    await userEvent.type(emails, 'caio@;');
    await send();
    await screen.findByText(/caio@/, { selector: 'p, p *' });
    expect(emails.getAttribute('aria-invalid')).toBe('true');
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('shows the refusal of the server at the field', async () => {
    const errors = { email: 'Informe ao menos um endereço.' };
    const { send, onClose } = await show({ status: 409, json: { code: 'no_recipients', detail: 'Não', errors } });
    await send();
    await screen.findByText(errors.email);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says whether mails are only stored', async () => {
    const { unmount } = await show();
    expect(screen.queryByText(/guardados e não são enviados/)).toBeNull();
    unmount();
    document.head.insertAdjacentHTML('beforeend', '<meta name="mails" content="stored">');
    await show();
    await screen.findByText(/guardados e não são enviados/);
  });
});

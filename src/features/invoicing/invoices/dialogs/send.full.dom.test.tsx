import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInConsole, type Answer, type SentRequest } from '../../../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../../../tests/support/invoices.ts';
import SendDialog from './send.tsx';

const invoice = invoiceRecord({ uuid: 'u-1', responsible_email: 'bia@client.test' });
const call = 'POST /api/v2/invoice/u-1/email';
const texts = { subject: 'Invoice {{number}}', message: 'Hello {{recipient}},\nhere it is.' };
const usual = {
  language: 'en',
  email: ['Bia Reis <bia@client.test>'],
  cc: [],
  texts,
  pdf: 'invoice-12.pdf',
  with_attachments: true,
  attachments: [{ name: 'order.pdf', size: 5 }],
  subject: 'Invoice 12',
  html: '<p>Hello Bia Reis</p>',
};

type Answering = Answer | ((request: SentRequest) => Answer);

async function show(answer: Answering = { json: { uuid: 'u-1', detail: 'Na fila' } }, preview: object = {}) {
  const onClose = vi.fn();
  const view = await renderInConsole(<SendDialog record={invoice} onClose={onClose} />, {
    answers: {
      [call]: answer,
      [`${call}/preview`]: { json: { ...usual, ...preview } },
      'GET /api/v2/entities/c-1': { json: { uuid: 'c-1', responsible_email: 'grace@client.test' } },
    },
  });
  const to = await screen.findByRole('combobox', { name: /^Para/ });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  const sent = () => view.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/email'));
  const bodies = () => sent().map(({ body }) => body);
  return { ...view, onClose, to, send, sent, bodies };
}

afterEach(() => document.querySelector('meta[name=mails]')?.remove());

describe('sending an invoice', () => {
  it('goes to its recipients and others, typed or pasted, with or without a name', async () => {
    const { to, send, bodies, onClose } = await show();
    await userEvent.type(to, 'caio@client.test,Dora Luz <dora@client.test>{Enter}');
    fireEvent.paste(to, {
      clipboardData: { getData: () => 'Eva <eva@client.test>\nfabi@client.test; BIA@client.test' },
    });
    await userEvent.type(to, 'gil@client.test ');
    await send();
    await screen.findByText('Na fila');
    const email = [
      'Bia Reis <bia@client.test>',
      'caio@client.test',
      'Dora Luz <dora@client.test>',
      'Eva <eva@client.test>',
      'fabi@client.test',
      'gil@client.test',
    ];
    expect(bodies()).toEqual([{ email, with_attachments: true }]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('goes to the contact of the client if the invoice has no recipients', async () => {
    const client = { uuid: 'c-1', name: 'Blue Harbor' };
    const answers = {
      [call]: { json: { uuid: 'u-1', detail: 'Na fila' } },
      [`${call}/preview`]: { json: { ...usual, email: [] } },
      'GET /api/v2/entities/c-1': {
        json: { uuid: 'c-1', responsible_name: 'Grace', responsible_email: 'grace@client.test' },
      },
    };
    const record = invoiceRecord({ uuid: 'u-1', service_buyer: client });
    const { requests } = await renderInConsole(<SendDialog record={record} onClose={() => undefined} />, { answers });
    await screen.findByText('Grace <grace@client.test>');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    await screen.findByText('Na fila');
    const sent = { email: ['Grace <grace@client.test>'], with_attachments: true };
    expect(requests.findLast(({ path }) => path.endsWith('/email'))?.body).toEqual(sent);
  });

  it('has copies once they are wanted, and texts that are edited for this mail alone', async () => {
    const { send, bodies } = await show();
    expect(screen.queryByRole('combobox', { name: 'CC' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar CC' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'CC' }), 'hugo@client.test');
    const subject = screen.getByRole<HTMLInputElement>('textbox', { name: /^Assunto/ });
    expect(subject.value).toBe(texts.subject);
    await userEvent.clear(subject);
    await userEvent.type(subject, 'Reminder');
    await send();
    await screen.findByText('Na fila');
    expect(bodies()).toMatchObject([{ cc: ['hugo@client.test'], subject: 'Reminder' }]);
    expect(bodies()[0]).not.toHaveProperty('message');
  });

  it('shows what will leave before it does', async () => {
    const { requests, bodies } = await show();
    const message = screen.getByRole('textbox', { name: /^Mensagem/ });
    await userEvent.clear(message);
    await userEvent.type(message, 'Short');
    await userEvent.click(screen.getByRole('button', { name: 'Visualizar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Prévia do e-mail' });
    await within(dialog).findByText('Bia Reis <bia@client.test>');
    within(dialog).getByText('invoice-12.pdf, order.pdf');
    within(dialog).getByTitle('Invoice 12');
    expect(requests.findLast(({ path }) => path.endsWith('/preview'))?.body).toMatchObject({ message: 'Short' });
    expect(bodies()).toEqual([]);
  });

  it.each([
    ['a wrong address', 'caio@;', /caio@/],
    ['nobody', '{Backspace}', /informe ao menos um endereço/i],
  ])('to %s says so at the field and sends nothing', async (_, typed, message) => {
    const { to, send, bodies } = await show();
    await userEvent.type(to, typed);
    await send();
    await screen.findByText(message, { selector: 'p, p *' });
    expect(to.getAttribute('aria-invalid')).toBe('true');
    expect(bodies()).toEqual([]);
  });

  it('that fails keeps what was entered, and is repeated as the same mail', async () => {
    let attempts = 0;
    const { to, send, sent, onClose } = await show(() => {
      attempts += 1;
      return attempts === 1
        ? { status: 503, json: { detail: 'Sobrecarga' } }
        : { json: { uuid: 'u-1', detail: 'Na fila' } };
    });
    await userEvent.type(to, 'caio@client.test,');
    await send();
    await screen.findByText('Sobrecarga');
    expect(onClose).not.toHaveBeenCalled();
    screen.getByText('caio@client.test');
    await send();
    await screen.findByText('Na fila');
    const [first, second, ...others] = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect([first, others]).toEqual([second, []]);
  });

  it('is sent once for two clicks', async () => {
    const { sent } = await show();
    const button = screen.getByRole('button', { name: 'Enviar' });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText('Na fila');
    expect(sent()).toHaveLength(1);
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

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import { type Answer, renderInConsole } from '../../../tests/support/console.tsx';
import { AttachmentsSection } from './AttachmentsSection.tsx';

const id = '0192f0c1-7a3e-7000-8000-000000000001';
const url = `/api/v2/invoice/invoices-single/${id}/attachments`;
const order = {
  uuid: '0192f0c1-7a3e-7000-8000-000000000002',
  name: 'Pedido de compra.pdf',
  type: 'application/pdf',
  size: 81_234,
  url: `${url}/0192f0c1-7a3e-7000-8000-000000000002`,
  added_at: '2026-03-09T15:30:00.000Z',
  added_by: 'Ana <ana@acme.test>',
};
const rule = { ...invoices.attachments, types: ['application/pdf'], bytes: 4_096_000, most: 2 } as const;
const pdf = (name: string, type = 'application/pdf') => new File(['%PDF-'], name, { type });

async function renderSection({
  files = [order],
  may = true,
  ...answers
}: { files?: object[]; may?: boolean } & Record<string, unknown> = {}) {
  const stored = [...files];
  const { requests } = await renderInConsole(<AttachmentsSection resource={invoices} rule={rule} record={{ id }} />, {
    answers: {
      [`GET ${url}`]: () => ({ json: { results: stored, count: stored.length } }),
      [`POST ${url}`]: ({ body }): Answer => {
        const file = (body as FormData).get('file') as File;
        stored.push({ ...order, uuid: crypto.randomUUID(), name: file.name });
        return { status: 201, json: { ...order, name: file.name } };
      },
      [`DELETE ${order.url}`]: () => {
        stored.shift();
        return { json: { detail: 'Anexo removido' } };
      },
      ...(answers as Record<string, Answer>),
    },
    may: (_resource, action) => action !== 'attach' || may,
  });
  return { requests, section: within(await screen.findByRole('region', { name: 'Anexos' })) };
}

const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Anexos', { selector: 'input' }), { target: { files } });

it('lists each file with its size, author and time', async () => {
  const { section } = await renderSection();
  const row = section.getByRole('listitem');
  expect(row.textContent).toMatch(/Pedido de compra\.pdf80 kB · há .+, 09\/03\/2026 15:30 por Ana <ana@acme\.test>/);
  expect(section.getByRole('button', { name: 'Baixar Pedido de compra.pdf' })).toBeTruthy();
});

it('shows that there is none, the allowed formats, and who can see them', async () => {
  const { section } = await renderSection({ files: [] });
  expect(section.getByText('Nenhum anexo ainda.')).toBeTruthy();
  expect(section.getByText(/PDF, até 3,9 MB.*Visíveis na sua empresa/)).toBeTruthy();
});

it('adds the chosen files, up to the maximum', async () => {
  const { section, requests } = await renderSection();
  choose(pdf('Contrato.pdf'), pdf('Demais.pdf'));
  expect(await section.findByText('Contrato.pdf')).toBeTruthy();
  expect(section.getByRole('alert').textContent).toMatch(/2/);
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(section.getByRole('button', { name: 'Adicionar arquivos' })).toHaveProperty('disabled', true);
});

it('refuses another format without a request, and shows the server’s refusals', async () => {
  const refused = { status: 415, json: { detail: 'x', errors: { file: 'Formato não aceito.' } } };
  const { section, requests } = await renderSection({ files: [], [`POST ${url}`]: refused });
  choose(pdf('foto.png', 'image/png'));
  expect((await section.findByRole('alert')).textContent).toMatch(/^foto\.png: /);
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  choose(pdf('falso.pdf'));
  expect(await section.findByText('falso.pdf: Formato não aceito.')).toBeTruthy();
});

it('deletes a file after a confirmation', async () => {
  const { section, requests } = await renderSection();
  fireEvent.click(section.getByRole('button', { name: 'Remover Pedido de compra.pdf' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remover este anexo?' }));
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
  fireEvent.click(question.getByRole('button', { name: 'Remover' }));
  expect(await section.findByText('Nenhum anexo ainda.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('is read-only for users who may not change files', async () => {
  const { section } = await renderSection({ may: false });
  const buttons = section.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.className);
  expect(buttons).toEqual(['Baixar Pedido de compra.pdf', 'hint']);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import documentSettings from '../../../schemas/resources/invoicing/document-settings.ts';
import entities from '../../../schemas/resources/clients/entities.ts';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { CreatePage } from '../../generate/form/pages/CreatePage.tsx';
import { SinglePage } from '../../generate/form/pages/SinglePage.tsx';

const key = (last: number) => `0198f6b2-0000-7000-8000-00000000000${last}`;
const templates = [
  { uuid: key(1), name: 'Ultramar', link: 'invoiceTemplate1', editable: false, default: false },
  { uuid: key(2), name: 'Studio', link: 'invoiceTemplate2', editable: false, default: true },
  { uuid: key(3), name: 'Carta', editable: true, default: false },
];
const listed = { 'GET /api/v2/invoice-templates': { json: { results: templates, count: 3 } } };
const field = (name: string) => screen.findByRole('group', { name });
const openPicker = async (of: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Escolher: ${of}` }));
  return screen.findByRole('dialog', { name: 'Modelo do documento' });
};

describe('the template of a client', () => {
  const label = 'Modelo de documento';
  const show = () => renderInConsole(<CreatePage resource={entities} />, { answers: listed });

  it('is that of the company until another one is chosen, and shows its name and picture', async () => {
    const { requests } = await show();
    const group = await field(label);
    await within(group).findByText('Studio');
    within(group).getByText('Modelo padrão da empresa');
    await waitFor(() =>
      expect(requests.some(({ path }) => path === `/api/v2/invoice-templates/${key(2)}/sample`)).toBe(true),
    );
    const dialog = await openPicker(label);
    const current = await within(dialog).findByRole<HTMLButtonElement>('button', { name: /^Selecionado/ });
    expect([current.textContent, current.disabled]).toEqual(['Selecionado', true]);
  });

  it('is chosen and given back by keyboard; focus returns to the field', async () => {
    await show();
    const button = await screen.findByRole('button', { name: `Escolher: ${label}` });
    button.focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Selecionar Carta' })).focus();
    await userEvent.keyboard('{Enter}');
    const group = await field(label);
    await within(group).findByText('Carta');
    expect(within(group).queryByText('Modelo padrão da empresa')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button));
    const dialog = await openPicker(label);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Selecionar Modelo padrão da empresa' }));
    await within(group).findByText('Studio');
  });
});

it('the settings always have a default template, which is saved by its key', async () => {
  const settings = { currency: 'BRL', language: 'client', show_tax_invoice: true, show_exporter_net: false };
  const path = '/api/v2/document-settings';
  const { requests } = await renderInConsole(<SinglePage resource={documentSettings} />, {
    answers: {
      ...listed,
      [`GET ${path}`]: { json: { ...settings, template: { uuid: key(2), name: 'Studio' } } },
      [`PUT ${path}`]: ({ body }) => ({ json: body }),
    },
  });
  const dialog = await openPicker('Modelo padrão');
  expect(within(dialog).queryByRole('button', { name: /Modelo padrão da empresa/ })).toBeNull();
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Selecionar Ultramar' }));
  await within(await field('Modelo padrão')).findByText('Ultramar');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => {
    expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({ template: { uuid: key(1) } });
  });
});

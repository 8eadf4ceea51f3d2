import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Resource } from '../../../schemas/resource.ts';
import entities from '../../../schemas/resources/clients/entities.ts';
import { entity, field, renderPages, save, uuid } from './form.testing.tsx';

/** Entities with tabs for location and contact; the contact applies only to payers. */
const inTabs: Resource = {
  ...entities,
  form: {
    sections: [
      { name: 'identity', fields: ['tax_regime', 'is_payment_responsible'] },
      { name: 'location', fields: ['location'], tab: 'place' },
      { name: 'contact', fields: ['name'], tab: 'people' },
      {
        name: 'record',
        fields: ['responsible_name', 'responsible_email'],
        tab: 'people',
        when: { path: 'is_payment_responsible', eq: true },
      },
    ],
  },
};

const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`tabs.${name}`) });

it('shows one tab at a time, by mouse and keyboard, and keeps the input of the others', async () => {
  const { user } = await renderPages(inTabs, '/entities/create');
  expect(screen.queryByRole('textbox', { name: 'Nome' })).toBeNull();
  await user.click(tab('people'));
  await user.type(await field('Nome'), 'Acme');
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  tab('people').focus();
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(screen.getByRole('combobox', { name: 'Endereço' })).toBeTruthy();
  await user.click(tab('people'));
  expect((await field('Nome')).getAttribute('value')).toBe('Acme');
});

it('shows the tab with an error, and focuses it', async () => {
  const { user, written } = await renderPages(inTabs, `/entities/${uuid}/edit`);
  await user.click(tab('people'));
  await user.clear(await field('Nome'));
  await user.click(tab('place'));
  await user.click(save());
  const name = await field('Nome');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(tab('people').getAttribute('aria-selected')).toBe('true');
  expect(tab('people').textContent).toContain('!');
  await user.click(tab('place'));
  expect(tab('place').getAttribute('aria-selected')).toBe('true');
  expect(written()).toEqual([]);
});

it('also shows it for errors of the server', async () => {
  const { user } = await renderPages(inTabs, `/entities/${uuid}/edit`, {
    [`PUT /api/v2/entities/${uuid}`]: { status: 409, json: { detail: 'Não.', errors: { name: 'Já existe' } } },
  });
  await user.type(await field('Regime tributário'), 'Simples');
  await user.click(save());
  expect(await screen.findByText('Já existe')).toBeTruthy();
  await waitFor(() => expect(tab('people').getAttribute('aria-selected')).toBe('true'));
});

it('shows a section while its condition holds, and otherwise saves none of its values', async () => {
  const answers = { [`PUT /api/v2/entities/${uuid}`]: { json: entity } };
  const { user, written } = await renderPages(inTabs, `/entities/${uuid}/edit`, answers);
  await user.click(tab('people'));
  expect(screen.queryByRole('textbox', { name: 'Nome do responsável' })).toBeNull();
  await user.click(screen.getByRole('switch'));
  await user.type(await field('Nome do responsável'), 'Grace');
  await user.click(screen.getByRole('switch'));
  await user.click(save());
  await waitFor(() => expect(written()).toHaveLength(1));
  expect(written()[0]?.body).toMatchObject({ name: 'Acme', is_payment_responsible: false });
  expect(written()[0]?.body).not.toHaveProperty('responsible_name');
});

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import accounts from '../../../schemas/resources/clients/entity-accounts.ts';
import { page, renderPages, save, uuid } from './form.testing.tsx';

const whole = `/entities/${uuid}`;
const type = { uuid, name: 'Manual', fields: [] };
const account = {
  uuid,
  entity: { uuid, name: 'Acme' },
  name: 'Chase',
  account_type: { uuid, name: 'Manual' },
  fields: [],
};
const answers = {
  [`GET /api/v2/entity-accounts/${uuid}`]: { json: account },
  [`PUT /api/v2/entity-accounts/${uuid}`]: { json: { ...account, detail: 'Salvo.' } },
  'GET /api/v2/account-types': page(type),
  'GET /api/v2/entities': page({ uuid, name: 'Acme' }),
};

it('the form of a part links back to its parent record', async () => {
  await renderPages(accounts, `/entity-accounts/create?entity=${uuid}`, answers);
  expect((await screen.findByRole('link', { name: 'Cancelar' })).getAttribute('href')).toBe(whole);
});

it('a saved part returns to it too', async () => {
  const { user, place } = await renderPages(accounts, `/entity-accounts/${uuid}/edit`, answers);
  await user.type(await screen.findByRole('textbox', { name: 'Nome' }), ' 2');
  await user.click(save());
  await waitFor(() => expect(place.current).toBe(whole));
});

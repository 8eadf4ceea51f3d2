import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { someone } from '../../../tests/support/me.ts';
import { session } from '../../access/console.ts';
import { ReferenceBox } from './ReferenceBox.tsx';

const input = {
  resource: 'transactions',
  path: 'service_buyer',
  source: 'service_buyer',
  label: 'Cliente',
  property: { type: 'object' as const, required: ['uuid'], ref: 'entities' },
};

function ClientField() {
  const form = useForm({ defaultValues: { service_buyer: { uuid: 'c-1' } } });
  return (
    <FormProvider {...form}>
      <ReferenceBox input={input} />
    </FormProvider>
  );
}

it('a choice among records that the user may not list says so, and asks the server for none', async () => {
  vi.spyOn(session, 'me').mockReturnValue(someone({ permissions: ['transactions:create'] }));
  const { requests } = await renderInConsole(<ClientField />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Cliente' }));
  expect(await screen.findByText('Você não tem acesso a esta lista.')).toBeDefined();
  expect(requests).toEqual([]);
});

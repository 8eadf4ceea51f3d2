import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { expect, it } from 'vitest';
import { useFormState, useWatch } from 'react-hook-form';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { taxId } from './index.tsx';

const of = { resource: 'company-settings', path: 'nif', property: { type: 'string', kind: 'taxId' } } as const;

function Kept() {
  const { isDirty } = useFormState();
  return <output data-testid="kept">{JSON.stringify([useWatch({ name: 'nif' }), isDirty])}</output>;
}

async function renderInput(nif: string) {
  await renderInConsole(
    <Form defaultValues={{ nif, location: { country: { id: 76, identifier: 'BR' } } }}>
      <taxId.Input {...of} source="nif" label="CNPJ" />
      <Kept />
    </Form>,
  );
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'CNPJ' });
  return { input, user: userEvent.setup(), kept: () => screen.getByTestId('kept').textContent };
}

it('a stored tax id is shown formatted, and tabbing through its field changes nothing', async () => {
  const { input, user, kept } = await renderInput('11222333000181');
  expect(input.value).toBe('11.222.333/0001-81');
  await user.tab();
  await user.tab();
  expect([input.value, kept()]).toEqual(['11.222.333/0001-81', '["11222333000181",false]']);
});

it('typed text is not formatted before blur', async () => {
  const { input, user, kept } = await renderInput('');
  await user.type(input, '11222333000181');
  expect(input.value).toBe('11222333000181');
  await user.tab();
  expect([input.value, kept()]).toEqual(['11.222.333/0001-81', '["11.222.333/0001-81",true]']);
});

import { screen } from '@testing-library/react';
import { Form } from 'react-admin';
import { expect, it } from 'vitest';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { image } from '../image/index.tsx';

const [{ value, property }] = image.samples as [{ value: { uuid: string }; property: object }];
const of = { resource: 'company-settings', path: 'logo', property } as const;
const damaged = { ...value, refused: 'damaged' };

it('a picture of an older version that cannot be shown is named at its field, with the reason', async () => {
  await renderInConsole(
    <Form defaultValues={{ logo: damaged }}>
      <image.Input {...of} source="logo" label="Logotipo" />
    </Form>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('danificada');
  expect(screen.getByRole('group', { name: 'Logotipo' })).toBeDefined();
});

it('its record says so instead of showing it', async () => {
  await renderInConsole(<image.Field {...of} value={damaged} />);
  expect(await screen.findByText(/danificada/)).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});

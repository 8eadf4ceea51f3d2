import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import entities from '../../../schemas/resources/clients/entities.ts';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { useDetails } from './useDetails.tsx';

const client = {
  id: 'c-1',
  name: 'Blue Harbor',
  nif: '84-1234567',
  location: { country: { id: 840, identifier: 'US' } },
};

const Details = ({ owes }: { readonly owes: object[] }) => (
  <output>{useDetails(entities).textOf({ ...client, owes })}</output>
);

it('a search of clients says what each still owes, by currency, and nothing of those who owe nothing', async () => {
  const owes = [
    { currency: 'BRL', amount: '680.00' },
    { currency: 'USD', amount: '1080.00' },
  ];
  const { rerender } = await renderInConsole(<Details owes={owes} />);
  const text = () => screen.getByRole('status').textContent?.replaceAll(/\s/g, ' ');
  expect(text()).toBe('84-1234567 · Estados Unidos · Em aberto: R$ 680,00, US$ 1.080,00');
  rerender(<Details owes={[]} />);
  expect(text()).toBe('84-1234567 · Estados Unidos');
});

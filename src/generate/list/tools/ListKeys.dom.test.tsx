import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import entities from '../../../../schemas/resources/clients/entities.ts';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { someone } from '../../../../tests/support/me.ts';
import { session } from '../../../access/console.ts';
import { ListPage } from '../ListPage.tsx';

const country = { id: 76, identifier: 'BR', name: 'Brazil' };
const rows = ['Acme', 'Boreal', 'Cisne'].map((name, n) => ({
  uuid: `0192f0c1-0000-7000-8000-00000000000${n}`,
  name,
  location: { place_id: 'p', address: 'Rua Um', country },
}));

async function showList() {
  const view = await renderInConsole(<ListPage resource={entities} />, {
    answers: { 'GET /api/v2/entities': { json: { results: rows, count: 3 } } },
  });
  await screen.findByText('Cisne');
  return view;
}
// Starts with the initial instead of a logo.
const nameFocused = () => document.activeElement?.textContent;

it('j and k move between the rows, x selects one, Enter opens it', async () => {
  const { place } = await showList();
  await userEvent.keyboard('j');
  expect(nameFocused()).toBe('AAcme');
  await userEvent.keyboard('jjjk');
  expect(nameFocused()).toBe('BBoreal');
  await userEvent.keyboard('x');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Selecionar Boreal' }).checked).toBe(true);
  await userEvent.keyboard('k{Enter}');
  expect(place.current).toBe(`/entities/${rows[0]?.uuid}`);
});

it('/ focuses the search, and keys in an input are text', async () => {
  await showList();
  await userEvent.keyboard('/');
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard('jx/?');
  expect([box.value, screen.queryByRole('dialog')]).toEqual(['jx/?', null]);
});

it('keys are without effect for a user who has turned them off', async () => {
  vi.spyOn(session, 'me').mockReturnValue(someone({ single_keys: false }));
  await showList();
  await userEvent.keyboard('j');
  expect(nameFocused()).not.toBe('AAcme');
});

it('Ctrl and ⌘ combinations are left to the browser', async () => {
  await showList();
  await userEvent.keyboard('{Control>}j{/Control}{Meta>}k{/Meta}');
  expect(nameFocused()).not.toBe('AAcme');
});

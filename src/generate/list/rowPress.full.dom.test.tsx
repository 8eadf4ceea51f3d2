import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import entities from '../../../schemas/resources/clients/entities.ts';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { ListPage } from './ListPage.tsx';

const uuid = '0192f0c1-0000-7000-8000-000000000001';
const brazil = { id: 76, identifier: 'BR', name: 'Brazil' };
const acme = { uuid, name: 'Acme', nif: '1', location: { place_id: 'p', address: 'Rua Um', country: brazil } };
const page = `/entities/${uuid}`;

const asTable = () => undefined;
/** Answers every media query like a phone. */
const asLines = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: true,
    media,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));

async function showList(draw: () => void, may: (resource: string, action: string) => boolean = () => true) {
  draw();
  const view = await renderInConsole(<ListPage resource={entities} />, {
    may,
    answers: { 'GET /api/v2/entities': { json: { results: [acme], count: 1 } } },
  });
  await screen.findByText('Acme');
  return view;
}

describe.each([
  ['a table', asTable],
  ['two lines', asLines],
])('a row of %s', (_, draw) => {
  it('opens its record wherever it is clicked', async () => {
    const { place } = await showList(draw);
    await userEvent.click(screen.getByText('Brasil'));
    expect(place.current).toBe(page);
  });

  it('opens it once if its link is clicked, which is a real link', async () => {
    const { place } = await showList(draw);
    const link = screen.getByRole('link', { name: 'Acme' });
    expect(link.getAttribute('href')).toBe(page);
    await userEvent.click(link);
    expect(place.current).toBe(page);
  });

  it.each([
    ['with Ctrl', { ctrlKey: true }, fireEvent.click],
    ['with ⌘', { metaKey: true }, fireEvent.click],
    [
      'with the middle button',
      { button: 1 },
      (on: Element, how: object) => fireEvent(on, new MouseEvent('auxclick', { bubbles: true, ...how })),
    ],
  ] as const)('%s does not open it in this tab: the browser opens another', async (_how, how, press) => {
    const { place } = await showList(draw);
    const followed = vi.fn((event: Event) => event.preventDefault());
    screen.getByRole('link', { name: 'Acme' }).addEventListener('click', followed);
    press(screen.getByText('Brasil'), how);
    expect(place.current).toBe('/');
    expect(followed.mock.calls[0]?.[0]).toMatchObject(
      how.hasOwnProperty('button') ? { ctrlKey: true, metaKey: true } : how,
    );
  });

  it('does not open it if a control within is clicked', async () => {
    const { place } = await showList(draw);
    await userEvent.click(screen.getByRole('button', { name: 'Opções: Acme' }));
    expect(place.current).toBe('/');
    await userEvent.keyboard('{Escape}');
    for (const box of screen.queryAllByRole('checkbox')) fireEvent.click(box);
    expect(place.current).toBe('/');
  });

  it('does not open it while text within is selected', async () => {
    const { place } = await showList(draw);
    const address = screen.getByText('Brasil');
    getSelection()?.selectAllChildren(address);
    fireEvent.click(address);
    getSelection()?.removeAllRanges();
    expect(place.current).toBe('/');
  });

  it('has no link for users who may only list', async () => {
    const { place } = await showList(draw, (_resource, action) => action === 'list');
    await userEvent.click(screen.getByText('Brasil'));
    expect(place.current).toBe('/');
  });
});

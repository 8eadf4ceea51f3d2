import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { someone } from '../../tests/support/me.ts';
import { settled } from '../../tests/support/settled.ts';
import { session } from '../access/console.ts';
import { openArea } from './AreaApp.tsx';
import { partsOf } from './areaParts.ts';

beforeEach(() => {
  vi.spyOn(session, 'me').mockReturnValue(someone({ permissions: ['entities:list', 'items:list'] }));
  vi.stubGlobal('fetch', async () => Response.json({ uuid: 'c', name: 'Acme Software Ltda' }));
  history.replaceState(null, '', '/company');
});

const open = async (dashboard: () => ReactNode) => render(await openArea('company', dashboard));

test('an area shows its frame immediately, without an empty page first', async () => {
  await open(() => <h1>Início da empresa</h1>);
  expect(screen.getByRole('main')).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'Menu principal' })).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Início da empresa' })).toBeDefined();
});

test('an area is rendered once: nothing registers after the first render', async () => {
  const dashboard = vi.fn<() => ReactNode>(() => <h1>Início da empresa</h1>);
  await open(dashboard);
  await settled();
  expect(dashboard).toHaveBeenCalledOnce();
});

test('an unchanged value does not notify its subscribers', () => {
  const { store } = partsOf('company', someone());
  const listener = vi.fn<() => void>();
  store.subscribe('chosen', listener);
  for (const chosen of [['a'], ['a'], ['b']]) store.setItem('chosen', chosen);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('an address without a page shows a message inside the frame', async () => {
  history.replaceState(null, '', '/company/nowhere');
  await open(() => null);
  expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ir para o início' }).getAttribute('href')).toBe('/company');
});

test.each([
  ['/company/invoices/create', 'Você não tem acesso a esta página'],
  ['/company/entities/create', 'Você não tem acesso a esta página'],
  ['/company/entities/0192f0c1-7a3e-7000-8000-000000000001/edit', 'Você não tem acesso a esta página'],
  ['/company/currencies', 'Página não encontrada'],
])('a user without permission sees at %s that the page is not available', async (path, title) => {
  vi.spyOn(session, 'me').mockReturnValue(
    someone({ permissions: ['invoices:list', 'entities:show', 'currencies:list'] }),
  );
  history.replaceState(null, '', path);
  await open(() => null);
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
});

test('a suspended company is reported instead of its area, without requests', async () => {
  vi.spyOn(session, 'me').mockReturnValue(someone({ suspended: ['acme'] }));
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  await open(() => null);
  expect(screen.getByRole('heading', { name: 'Empresa suspensa' })).toBeDefined();
  expect(fetch).not.toHaveBeenCalled();
});

test('starting at a list requests its rows before the area renders', async () => {
  const onRequest = vi.fn<(url: string) => void>();
  vi.spyOn(session, 'me').mockReturnValue(someone({ permissions: ['items:list'] }));
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    onRequest(new URL(String(input), location.origin).pathname);
    return Response.json({ results: [], count: 0 });
  });
  history.replaceState(null, '', '/company/items');
  await openArea('company', () => null);
  expect(onRequest).toHaveBeenCalledWith('/api/v2/invoice/items');
});

test('rows that load quickly are there on the first render', async () => {
  vi.spyOn(session, 'me').mockReturnValue(someone({ permissions: ['items:list'] }));
  vi.stubGlobal('fetch', async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return Response.json({ results: [{ uuid: 'i-1', description: 'Desenho naval', last_value: null }], count: 1 });
  });
  history.replaceState(null, '', '/company/items');
  // Timers do not expire here, however slow the machine is.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const page = await openArea('company', () => null);
  vi.useRealTimers();
  render(page);
  expect(screen.getByText('Desenho naval')).toBeDefined();
});

test('rows that load slowly do not delay the first render', async () => {
  vi.spyOn(session, 'me').mockReturnValue(someone({ permissions: ['items:list'] }));
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  history.replaceState(null, '', '/company/items');
  await open(() => null);
  expect(screen.getByRole('main')).toBeDefined();
});

test('a user without access sees nothing while the browser redirects', async () => {
  vi.spyOn(session, 'me').mockReturnValue(someone({ type: 'ADMIN', area: 'admin' }));
  const replace = vi.fn<(path: string) => void>();
  vi.stubGlobal('location', { ...location, hostname: 'localhost', search: '', replace });
  await expect(openArea('company', () => null)).resolves.toBeUndefined();
  expect(replace).toHaveBeenCalledWith('/admin');
});

test('a frame that fails shows a message and can be reloaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = await openArea('company', () => null);
  vi.spyOn(session, 'me').mockReturnValue(someone({ name: undefined }));
  render(page);
  const main = within(await screen.findByRole('main'));
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Algo deu errado nesta página');
  expect(main.getByRole('button', { name: 'Tentar de novo' })).toBeDefined();
});

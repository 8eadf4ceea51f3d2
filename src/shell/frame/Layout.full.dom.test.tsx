import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { someone } from '../../../tests/support/me.ts';
import { renderInArea } from '../../../tests/support/renderInArea.tsx';
import { session } from '../../access/console.ts';
import { Layout } from './Layout.tsx';
import { PageHeader } from './PageHeader.tsx';

/** Simulates a viewport width; only `max-width` queries occur here. */
function viewport(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

beforeEach(() => {
  vi.spyOn(session, 'me').mockReturnValue(
    someone({ permissions: ['invoices:list', 'entities:list', 'reports/issued:list'] }),
  );
  vi.stubGlobal('fetch', async () => Response.json({ uuid: 'c', name: 'Acme Software Ltda' }));
});

const page = (
  <Layout area="company">
    <PageHeader title="Faturas" backTo="/company" />
  </Layout>
);

describe('the frame', () => {
  test('has its landmarks, the page title and the skip link', async () => {
    viewport(1440);
    await renderInArea(page);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Faturas');
    expect(document.title).toBe('Faturas · Ultramar');
    expect(screen.getByRole('main').id).toBe('main-content');
    expect(screen.getByRole('link', { name: 'Ir para o conteúdo' }).getAttribute('href')).toBe('#main-content');
    expect(screen.getByRole('link', { name: /^Ultramar/ }).getAttribute('href')).toBe('/company');
    expect(await screen.findByText('Acme Software Ltda')).toBeDefined();
  });

  test('marks the current entry in the menu, and lists only permitted ones', async () => {
    viewport(1440);
    await renderInArea(page, { path: '/company/invoices' });
    const menu = within(screen.getByRole('navigation', { name: 'Menu principal' }));
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Início',
      'Faturas',
      'Clientes',
      'Relatórios',
    ]);
    expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Faturas');
  });

  test('has no menu in an area of one page', async () => {
    viewport(1440);
    await renderInArea(<Layout area="accountants">{null}</Layout>, { path: '/accountants' });
    expect(screen.queryByRole('navigation', { name: 'Menu principal' })).toBeNull();
    expect(screen.queryByRole('button', { name: /menu$/ })).toBeNull();
  });

  test('shows the user’s name in the user menu', async () => {
    viewport(1440);
    const user = userEvent.setup();
    await renderInArea(page);
    await user.click(screen.getByRole('button', { name: /Menu do usuário/ }));
    expect(await screen.findByText('Olá, Ana Souza')).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: 'Minhas empresas' })).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Menu do usuário'));
  });

  test('switches the language immediately', async () => {
    viewport(1440);
    const user = userEvent.setup();
    await renderInArea(page);
    await user.click(screen.getByRole('button', { name: 'Idioma: PT-BR' }));
    await user.click(await screen.findByRole('menuitem', { name: /English/ }));
    expect(await screen.findByRole('link', { name: 'Home' })).toBeDefined();
    expect(document.documentElement.lang).toBe('en-US');
    await user.click(screen.getByRole('button', { name: 'Language: EN-US' }));
    await user.click(await screen.findByRole('menuitem', { name: /Português/ }));
    expect(await screen.findByRole('link', { name: 'Início' })).toBeDefined();
  });
});

describe('the side menu', () => {
  test('is collapsed and expanded', async () => {
    viewport(1440);
    const user = userEvent.setup();
    await renderInArea(page);
    await user.click(screen.getByRole('button', { name: 'Fechar menu' }));
    expect(screen.queryByRole('navigation', { name: 'Menu principal' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Abrir menu' }));
    expect(screen.getByRole('navigation', { name: 'Menu principal' })).toBeDefined();
  });

  test('is a drawer below 768 px, which closes after each navigation', async () => {
    viewport(767);
    const user = userEvent.setup();
    const { router } = await renderInArea(page);
    expect(screen.queryByRole('navigation', { name: 'Menu principal' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Abrir menu' }));
    await user.click(await screen.findByRole('link', { name: 'Clientes' }));
    expect(router.state.location.pathname).toBe('/company/entities');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu principal' })).toBeNull());
  });

  test('is closed by its own button, and returns the focus', async () => {
    viewport(390);
    const user = userEvent.setup();
    await renderInArea(page);
    await user.click(screen.getByRole('button', { name: 'Abrir menu' }));
    await user.click(await screen.findByRole('button', { name: 'Fechar menu' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Clientes' })).toBeNull());
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Abrir menu');
  });

  test('stays beside the page from 768 px', async () => {
    viewport(768);
    await renderInArea(page);
    expect(screen.getByRole('navigation', { name: 'Menu principal' })).toBeDefined();
  });
});

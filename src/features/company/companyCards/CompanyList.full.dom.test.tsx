import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Company } from '../../../../schemas/resources/company/companies.ts';
import { someone } from '../../../../tests/support/me.ts';
import { renderInArea } from '../../../../tests/support/renderInArea.tsx';
import { session } from '../../../access/console.ts';
import { CompanyList } from './CompanyList.tsx';

function company(differences: Partial<Company>): Company {
  return {
    uuid: crypto.randomUUID(),
    name: 'Acme Software Ltda',
    nif: '11222333000181',
    tenant: 'acme',
    access: true,
    segment: 'Software',
    time_zone: 'America/Sao_Paulo',
    location: {
      place_id: 'x',
      address: 'Avenida Paulista, 1374',
      country: { id: 76, name: 'Brazil', identifier: 'BR' },
    },
    ...differences,
  };
}

/** Responds to the list with these companies, and records URLs. */
function serve(companies: Company[], count = companies.length) {
  const requests: URL[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(new URL(address, 'http://x'));
    return Response.json({ results: companies, count });
  });
  return requests;
}

beforeEach(() => {
  vi.spyOn(session, 'me').mockReturnValue(someone());
});

describe('a company card', () => {
  test('shows name and place, and opens the company', async () => {
    serve([company({})]);
    await renderInArea(<CompanyList />);
    const card = within(await screen.findByRole('article', { name: 'Acme Software Ltda' }));
    for (const text of ['AS', 'Avenida Paulista, 1374', '11.222.333/0001-81', 'Software']) {
      expect(card.getByText(text)).toBeDefined();
    }
    expect(card.getByRole('img', { name: 'Brasil' }).getAttribute('src')).toBe('/flags/br.svg');
    expect(card.getByText(/^\d{2}:\d{2}$/)).toBeDefined();
    const link = card.getByRole('link', { name: /^Acessar empresa\s+Acme Software Ltda$/ });
    expect(link.getAttribute('href')).toBe('/company?tenant=acme');
  });

  test('without access has no link and says so', async () => {
    serve([company({ access: false })]);
    await renderInArea(<CompanyList />);
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Sem acesso')).toBeDefined();
    expect(card.queryByRole('link')).toBeNull();
  });

  test('copies its tax id', async () => {
    const user = userEvent.setup();
    serve([company({})]);
    await renderInArea(<CompanyList />);
    await user.click(await screen.findByRole('button', { name: /Copiar identificação fiscal de Acme/ }));
    expect(await navigator.clipboard.readText()).toBe('11.222.333/0001-81');
    expect(await screen.findByText('Identificação fiscal copiada')).toBeDefined();
  });

  test('reports that the browser does not allow copying', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    serve([company({})]);
    await renderInArea(<CompanyList />);
    await user.click(await screen.findByRole('button', { name: /Copiar identificação fiscal de Acme/ }));
    expect(await screen.findByText(/O navegador não permitiu copiar/)).toBeDefined();
  });
});

describe('the list', () => {
  test('says that there is none', async () => {
    serve([]);
    await renderInArea(<CompanyList />);
    expect((await screen.findByRole('status')).textContent).toBe(
      'Nenhuma empresa cadastradaQuando uma empresa der acesso a você, ela aparecerá aqui.',
    );
  });

  test('says that a search has no match, and clears it', async () => {
    const user = userEvent.setup();
    serve([]);
    await renderInArea(<CompanyList />);
    await user.type(await screen.findByRole('searchbox'), 'zz{Enter}');
    expect(await screen.findByText('Nenhuma empresa encontrada para “zz”')).toBeDefined();
    expect(screen.getByText('Confira o nome ou a identificação fiscal.')).toBeDefined();
    await user.clear(screen.getByRole('searchbox'));
    expect(await screen.findByText('Nenhuma empresa cadastrada')).toBeDefined();
  });

  test('shows the server’s error, and offers a retry', async () => {
    const user = userEvent.setup();
    vi.stubGlobal('fetch', async () => Response.json({ detail: 'Indisponível agora.' }, { status: 503 }));
    await renderInArea(<CompanyList />);
    expect(await screen.findByText('Indisponível agora.')).toBeDefined();
    serve([company({})]);
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('article')).toBeDefined();
  });

  test('searches immediately on Enter, from the first page', async () => {
    const user = userEvent.setup();
    const requests = serve([company({})]);
    await renderInArea(<CompanyList />);
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar empresa' }), ' globex {Enter}');
    await waitFor(() => expect(requests.at(-1)?.searchParams.get('search')).toBe('globex'));
    expect(requests.at(-1)?.searchParams.get('page')).toBe('1');
  });

  test.each([
    [6, false],
    [7, true],
  ])('of %i companies has pages: %s', async (count, turns) => {
    serve([company({})], count);
    await renderInArea(<CompanyList />);
    await screen.findByRole('article');
    expect(screen.queryByRole('combobox', { name: /Por página/ }) !== null).toBe(turns);
  });
});

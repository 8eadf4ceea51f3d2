import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider, ResourceDefinitionContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router';
import type { Resource } from '../../../schemas/resource.ts';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { QuickCreateProvider } from './dialogs/QuickCreateProvider.tsx';
import { CreatePage } from './pages/CreatePage.tsx';
import { PageHeader } from '../../shell/frame/PageHeader.tsx';
import { EditPage } from './pages/EditPage.tsx';

export const page = (...results: object[]) => ({ json: { results, count: results.length } });
export const brazil = { id: 76, identifier: 'BR', name: 'Brazil' };
export const uuid = '0192f0c1-7a3e-7000-8000-000000000001';
export const tribute = { uuid, name: 'ISS' };
export const location = { place_id: 'p', address: 'Rua Um, 1', country: brazil };
export const entity = { uuid, name: 'Acme', nif: '11.222.333/0001-81', location, is_payment_responsible: false };
export const saoPaulo = {
  place_id: 'geonames:1',
  address: 'São Paulo',
  latitude: -23.5,
  longitude: -46.6,
  country: brazil,
};

type Options = NonNullable<Parameters<typeof renderInConsole>[1]>;

/** Renders the forms of a resource at a URL. */
export async function renderPages(resource: Resource, at: string, answers: Options['answers'] = {}) {
  const view = await renderInConsole(
    <ResourceDefinitionContextProvider definitions={{}}>
      <ResourceContextProvider value={resource.name}>
        <QuickCreateProvider>
          <Routes>
            <Route path={`/${resource.name}`} element={<p>The list</p>} />
            <Route path={`/${resource.name}/create`} element={<CreatePage resource={resource} />} />
            <Route path={`/${resource.name}/:id/edit`} element={<EditPage resource={resource} />} />
            <Route path={`/${resource.name}/:id`} element={<PageHeader title="The page" />} />
          </Routes>
        </QuickCreateProvider>
      </ResourceContextProvider>
    </ResourceDefinitionContextProvider>,
    {
      at,
      answers: {
        'GET /api/v2/countries': page(brazil),
        'GET /api/v2/tributes': page(tribute),
        'GET /api/v2/places': page(saoPaulo),
        [`GET /api/v2/entities/${uuid}`]: { json: entity },
        ...answers,
      },
    },
  );
  const written = () => view.requests.filter(({ method }) => method === 'POST' || method === 'PUT');
  return { ...view, user: userEvent.setup(), written };
}

export const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
export const save = () => screen.getByRole('button', { name: 'Salvar' });

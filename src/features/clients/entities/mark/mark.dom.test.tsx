import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInConsole, type Answer } from '../../../../../tests/support/console.tsx';
import { objectUrls } from '../../../../../tests/support/objectUrls.ts';
import entities from '../../../../../schemas/resources/clients/entities.ts';
import { ResourceContextProvider, ResourceDefinitionContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router';
import { ListPage } from '../../../../generate/list/ListPage.tsx';
import { ShowPage } from '../../../../generate/show/ShowPage.tsx';

const logo = {
  uuid: '0192f0c1-0000-7000-8000-000000000009',
  name: 'harbor.png',
  url: '/api/v2/entities/1/logo/9',
};
const harbor = {
  uuid: '0192f0c1-0000-7000-8000-000000000001',
  name: 'Blue Harbor',
  location: { place_id: 'p', address: '350 Fifth Avenue', country: { id: 840, identifier: 'US', name: 'USA' } },
};

const renderList = (record: object, picture: Answer = { json: {} }) =>
  renderInConsole(<ListPage resource={entities} />, {
    answers: {
      'GET /api/v2/entities': { json: { results: [record], count: 1 } },
      'GET /api/v2/countries': { json: { results: [], count: 0 } },
      [`GET ${logo.url}`]: picture,
    },
  });

it('the name of an entity has its initials before it, outside the link', async () => {
  const { container } = await renderList(harbor);
  const link = await screen.findByRole('link', { name: 'Blue Harbor' });
  expect(link.textContent).toContain('BH');
  expect(container.querySelector('.MuiAvatar-root img')).toBeNull();
});

it('shows its logo instead, loaded with the session', async () => {
  const made = objectUrls();
  const { container, requests } = await renderList({ ...harbor, logo }, { json: {} });
  await waitFor(() => expect(container.querySelector('.MuiAvatar-root img')?.getAttribute('src')).toMatch(/^blob:/));
  expect(made.length).toBeGreaterThan(0);
  expect(requests.filter(({ path }) => path === logo.url)).toHaveLength(1);
});

it('keeps the initials if the logo cannot be loaded', async () => {
  const { container } = await renderList({ ...harbor, logo }, { status: 500, json: {} });
  expect((await screen.findByRole('link', { name: 'Blue Harbor' })).textContent).toContain('BH');
  expect(container.querySelector('.MuiAvatar-root img')).toBeNull();
});

it('is shown before the name at the top of the page of an entity', async () => {
  const { container } = await renderInConsole(
    <ResourceDefinitionContextProvider definitions={{}}>
      <ResourceContextProvider value="entities">
        <Routes>
          <Route path="/entities/:id" element={<ShowPage resource={entities} />} />
        </Routes>
      </ResourceContextProvider>
    </ResourceDefinitionContextProvider>,
    { at: `/entities/${harbor.uuid}`, answers: { [`GET /api/v2/entities/${harbor.uuid}`]: { json: harbor } } },
  );
  const title = await screen.findByRole('heading', { level: 1, name: 'Blue Harbor' });
  const [mark] = container.querySelectorAll('header .MuiAvatar-root');
  expect(mark?.textContent).toBe('BH');
  expect(mark?.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

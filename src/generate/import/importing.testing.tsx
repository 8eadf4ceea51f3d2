import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import entities from '../../../schemas/resources/clients/entities.ts';
import { renderInConsole, type Answer, type SentRequest } from '../../../tests/support/console.tsx';
import { ListPage } from '../list/ListPage.tsx';

export const nothing = { created: 0, changed: 0, unchanged: 0, refused: [], more: 0, ignored: [] };
export const some = { json: { ...nothing, created: 2, changed: 1, unchanged: 40 } };
/** The content of a file with one column named like the property. */
export const found = {
  sheets: [],
  encoding: 'utf-8',
  delimiter: ';',
  heading_row: 1,
  remembered: false,
  defaults: {},
  first: [],
  rows: 1,
  columns: [{ heading: 'Nome', path: 'name', samples: ['Ana'] }],
};

export const csv = (text = 'Nome\nAna', name = 'clientes.csv') => new File([text], name, { type: 'text/csv' });

interface Options {
  readonly answer?: (request: SentRequest) => Answer | Promise<Answer>;
  readonly source?: (request: SentRequest) => Answer | Promise<Answer>;
  readonly may?: (resource: string, action: string) => boolean;
  readonly answers?: Readonly<Record<string, Answer>>;
}

/** The list of entities, with these responses of its import. */
export async function showList({
  answer = () => some,
  source = () => ({ json: found }),
  may = () => true,
  answers = {},
}: Options = {}) {
  const list = { json: { results: [], count: 0 } };
  const view = await renderInConsole(<ListPage resource={entities} />, {
    may,
    answers: {
      'GET /api/v2/entities': list,
      'GET /api/v2/countries': list,
      'POST /api/v2/entities/import': answer,
      'POST /api/v2/entities/import/source': source,
      ...answers,
    },
  });
  const sent = (preview: boolean) =>
    view.requests.filter(({ path, query }) => path.endsWith('/import') && query.has('preview') === preview);
  const lists = () =>
    view.requests.filter(({ method, path }) => method === 'GET' && path === '/api/v2/entities').length;
  return { ...view, sent, lists };
}

/** Opens the import dialog; returns how to select a file and confirm. */
export async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Importar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Importar' });
  const choose = (file = csv()) => userEvent.upload(within(dialog).getByLabelText('Arquivo a importar'), file);
  const confirm = () => within(dialog).getByRole<HTMLButtonElement>('button', { name: /^Importar/ });
  return { dialog, choose, confirm };
}

export const isPreview = ({ query }: SentRequest) => query.has('preview');

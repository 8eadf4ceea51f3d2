import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  DataProviderContext,
  RecordContextProvider,
  type DataProvider,
  type GetListParams,
  type RaRecord,
} from 'react-admin';
import { use, useMemo, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { rowFields } from '../../domain/lists/rowFields.ts';
import { keyOf } from '../../domain/schema/reference.ts';
import type { Actions } from '../../schemas/actions.ts';
import type { Resource } from '../../schemas/resource.ts';
import { hiddenFirst } from '../../src/data/listState.ts';
import { resources } from '../../src/data/resources.ts';
import { ActionsProvider } from '../../src/generate/actions/ActionsProvider.tsx';
import { CellValue } from '../../src/generate/list/table/CellValue.tsx';
import { ListPage } from '../../src/generate/list/ListPage.tsx';
import { hasOptions } from '../../src/generate/list/table/columnRoom.ts';
import { columnsOf } from '../../src/generate/properties.ts';
import { renderInConsole } from '../support/console.tsx';
import { recordVariants } from '../support/recordVariants.ts';
import { reading, watched, type Reading } from '../support/watchedRecord.ts';

/** Exports of all data have a page of their own instead of rows. */
const isOfRows = ({ name, menu, single }: Resource) => menu && !single && name !== 'data-exports';
const listed = resources.filter(isOfRows).map((each) => [each.name, each] as const);
const noActions: Actions = { reasons: {}, commands: {}, views: {}, links: {}, menu: [] };

/** Records of every variant that contain only these paths and track which paths the page reads. */
function variants(resource: Resource, fields: readonly string[], noted: Reading): RaRecord<string>[] {
  const { schema } = resource;
  const included = [keyOf(schema), ...fields];
  return recordVariants(resource, fields).map((record, at) =>
    watched({ ...record, id: `row-${at}` }, schema, included, noted),
  );
}

interface WatchedProps {
  readonly resource: Resource;
  readonly noted: Reading;
  readonly children: ReactNode;
}

/** Provides lists of such records with the requested fields. */
function Watched({ resource, noted, children }: WatchedProps) {
  const dataProvider = use(DataProviderContext);
  const watching = useMemo(() => {
    // The same rows each time: a list that is read again compares other ones with them, property by property.
    const rows = new Map<string, RaRecord<string>[]>();
    const getList = async (_name: string, { meta }: GetListParams) => {
      const fields: readonly string[] = meta?.fields ?? [];
      const data = rows.get(fields.join()) ?? variants(resource, fields, noted);
      rows.set(fields.join(), data);
      return { data, total: data.length };
    };
    const getMany = async () => ({ data: [{ id: 'row-0' }] });
    return dataProvider && ({ ...dataProvider, getList, getMany } as DataProvider);
  }, [dataProvider, resource, noted]);
  return <DataProviderContext value={watching}>{children}</DataProviderContext>;
}

const unread = (fields: readonly string[], { included }: Reading) =>
  fields.filter((path) => ![...included].some((read) => `${read}.`.startsWith(`${path}.`)));

/**
 * Returns the paths that the rows and the first row's options read; opens the options of further rows until all fields
 * have been read.
 */
async function renderRows(resource: Resource, fields: readonly string[] = []): Promise<Reading> {
  const noted = reading();
  await renderInConsole(
    <Watched resource={resource} noted={noted}>
      <ListPage resource={resource} />
    </Watched>,
  );
  await waitFor(() => expect(noted.included.size).toBeGreaterThan(0));
  // Finds buttons by label, because a search by role is slow among so many.
  const [first, ...others] = hasOptions(resource) ? await screen.findAllByLabelText(/^Opções:/) : [];
  if (first) fireEvent.click(first);
  expect(document.querySelector('[role=menuitem]') !== null).toBe(hasOptions(resource));
  // From the last, because its status differs most from the first.
  for (const other of others.toReversed()) {
    if (unread(fields, noted).length === 0) break;
    fireEvent.click(other);
  }
  return noted;
}

describe.each(listed)('the list of %s requests the fields that its rows and their options read', (_name, resource) => {
  it('as a table, and no unread fields', async () => {
    const hidden = hiddenFirst(resource);
    const fields = rowFields(
      resource,
      resource.list.columns.filter((path) => !hidden.includes(path)),
    );
    const noted = await renderRows(resource, fields);
    await waitFor(() => expect(unread(fields, noted)).toEqual([]));
    expect([...noted.others]).toEqual([]);
  });

  it('as rows of two lines', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media.includes('max-width'),
      media,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    expect([...(await renderRows(resource)).others]).toEqual([]);
  });

  it('with any single visible column', async () => {
    const noted = columnsOf(resource).map((column) => ({ column, noted: reading() }));
    await renderInConsole(
      <ActionsProvider resource={resource.name} actions={resource.actions ?? noActions} titleOf={() => ''}>
        {noted.map(({ column, noted: ofColumn }) =>
          variants(resource, rowFields(resource, [column.path]), ofColumn).map((record) => (
            <RecordContextProvider key={`${column.path} ${record.id}`} value={record}>
              <CellValue of={column} record={record} />
            </RecordContextProvider>
          )),
        )}
      </ActionsProvider>,
    );
    const unlisted = noted.flatMap(({ column, noted: { others: paths } }) =>
      paths.size > 0 ? [[column.path, ...paths]] : [],
    );
    expect(unlisted).toEqual([]);
    expect(noted.flatMap(({ column, noted: { included } }) => (included.size === 0 ? [column.path] : []))).toEqual([]);
  });
});

it('a watched record reports reads of fields that were not requested, in objects and rows too', () => {
  const noted = reading();
  const [, invoices] = listed.find(([name]) => name === 'invoices') ?? [];
  const schema = invoices?.schema ?? { type: 'object', properties: {} };
  const record = { uuid: 'u', number: 7, transactions: [{ status: 'Paid', fee: '1' }], currency: 'USD' };
  const { transactions, number } = watched(record, schema, ['number', 'transactions.status'], noted);
  expect([number, transactions.map(({ status, fee }) => [status, fee])]).toEqual([7, [['Paid', '1']]]);
  expect([noted.included, noted.others]).toEqual([
    new Set(['number', 'transactions.status']),
    new Set(['transactions.fee']),
  ]);
});

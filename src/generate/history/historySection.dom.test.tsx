import { screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import type { Resource } from '../../../schemas/resource.ts';
import creditNotes from '../../../schemas/resources/invoicing/credit-notes.ts';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import quotes from '../../../schemas/resources/quoting/quotes.ts';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { RecordActionsProvider } from '../actions/RecordActionsProvider.tsx';
import HistorySection from './HistorySection.tsx';

const record = { id: 'd-1', uuid: 'd-1', status: 'issued', currency: 'BRL' };
const entry = { id: 'e-1', timestamp: '2026-03-09T15:30:00Z', action: 'created', command: null, actor: 'Ana' };

const show = (resource: Resource, granted: readonly string[], status = 'issued') =>
  renderInConsole(
    <ResourceContextProvider value={resource.name}>
      <RecordActionsProvider resource={resource}>
        <HistorySection record={{ ...record, status }} />
      </RecordActionsProvider>
    </ResourceContextProvider>,
    {
      language: 'en',
      may: (_resource, action) => granted.includes(action),
      answers: {
        [`GET /api/v2/audit/${resource.singular}/d-1`]: { json: [{ ...entry, changes: {} }] },
        'GET /api/v2/invoice-templates': { json: { results: [], count: 0 } },
      },
    },
  );
const heading = { name: 'Change history' };

describe('the history on a page', () => {
  it.each([quotes, creditNotes])('of one of the $name is there for those who may show it', async (resource) => {
    await show(resource, ['show']);
    await screen.findByRole('heading', heading);
    expect((await screen.findByRole('listitem')).textContent).toContain('Ana');
  });

  it('of an invoice needs its own permission, and there is none of a scheduled one', async () => {
    await show(invoices, ['show'], 'billed');
    expect(screen.queryByRole('heading', heading)).toBeNull();
    await show(invoices, ['show', 'audit'], 'future');
    expect(screen.queryByRole('heading', heading)).toBeNull();
    await show(invoices, ['show', 'audit'], 'billed');
    await screen.findByRole('heading', heading);
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../domain/languages.ts';
import type { Resource } from '../../../schemas/resource.ts';
import accounts from '../../../schemas/resources/payments/accounts.ts';
import scenarios from '../../../schemas/resources/taxes/scenarios.ts';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { ShowPage } from '../show/ShowPage.tsx';

const uuid = '0192f0c1-7a3e-7000-8000-000000000001';
const brazil = { id: 76, identifier: 'BR', name: 'Brazil' };
const portugal = { id: 620, identifier: 'PT', name: 'Portugal' };
const entry = { id: 'e-1', timestamp: '2026-03-09T15:30:00Z', action: 'updated', command: null, actor: 'Ana' };

interface Shown {
  readonly resource: Resource;
  readonly record: object;
  readonly changes: object;
  readonly language?: Language;
  readonly of?: object;
}

/** Opens the history of a record from its page. */
async function openHistory({ resource, record, changes, language = 'en', of = {} }: Shown) {
  await renderInConsole(
    <ResourceContextProvider value={resource.name}>
      <Routes>
        <Route path="/:id" element={<ShowPage resource={resource} />} />
      </Routes>
    </ResourceContextProvider>,
    {
      at: `/${uuid}`,
      language,
      answers: {
        [`GET /api/v2/${resource.api.path}/${uuid}`]: { json: { uuid, ...record } },
        [`GET /api/v2/${resource.api.path}`]: { json: { results: [{ uuid, ...record }], count: 1 } },
        [`GET /api/v2/audit/${resource.singular}/${uuid}`]: { json: [{ ...entry, ...of, changes }] },
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^(Options|Opções|Opciones): / }));
  await userEvent.click(screen.getByRole('menuitem', { name: /^(History|Histórico|Historial)$/ }));
  const item = await within(await screen.findByRole('dialog')).findByRole('listitem');
  const facts = within(item)
    .queryAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent?.replaceAll('\u00a0', ' ')]);
  return { sentence: within(item).getByRole('heading').textContent, facts: Object.fromEntries(facts) };
}

const scenario = { name: 'To Portugal', origin: brazil, destiny: portugal, tributes: [] };

describe('the history on the page of a record', () => {
  it.each([
    ['en', 'Changed: Name, Country of origin, and Taxes', 'Before: Brazil → After: Portugal'],
    ['pt', 'Alteração de Nome, País de origem e Tributos', 'Antes: Brasil → Depois: Portugal'],
    ['es', 'Cambio de Nombre, País de origen e Impuestos', 'Antes: Brasil → Después: Portugal'],
  ] as const)('lists in %s the changed fields, each formatted by its kind', async (language, sentence, origin) => {
    const changes = {
      'tributes.0.tax_responsible': ['exporter', 'importer'],
      'tributes.0.tribute': [null, { uuid, name: 'ISS' }],
      origin: [brazil, portugal],
      name: ['To Lisbon', 'To Portugal'],
    };
    const shown = await openHistory({ resource: scenarios, record: scenario, changes, language });
    expect(shown.sentence).toBe(sentence);
    const [name, country, , tribute] = Object.values(shown.facts);
    expect(name).toContain('To Lisbon');
    expect([country, tribute]).toEqual([origin, 'ISS']);
  });

  it('shows the command of an entry, and cleared fields as empty', async () => {
    const account = { name: 'Wise', default_currency: 'USD', archived: true };
    const shown = await openHistory({
      resource: accounts,
      record: account,
      of: { command: 'accounts.archive' },
      changes: { archived: [false, true], name: ['Wise', null] },
    });
    expect(shown.sentence).toMatch(/archived/i);
    expect(Object.values(shown.facts)).toContain('Before: Wise → After: empty');
  });

  it('names deleted records generically, and shows the creation of a record', async () => {
    const changes = { origin: [null, { id: 76 }], name: [null, 'To Portugal'] };
    const shown = await openHistory({ resource: scenarios, record: scenario, changes, of: { action: 'created' } });
    expect(shown.sentence).toBe('Record created');
    expect(Object.values(shown.facts)).toEqual(['To Portugal', 'another']);
  });
});

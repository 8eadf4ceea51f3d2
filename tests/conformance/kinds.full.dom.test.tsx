import { screen, waitFor } from '@testing-library/react';
import { Form } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { kinds as kindNames, type Kind } from '../../schemas/kind.ts';
import type { PropertyOf } from '../../domain/kinds/codec.ts';
import { kinds } from '../../src/kinds/registry.ts';
import { renderInConsole } from '../support/console.tsx';

/** A property of a real resource, because samples with parts or choices need its texts. */
const places: Partial<Record<Kind, Pick<PropertyOf, 'resource' | 'path'>>> = {
  location: { resource: 'entities', path: 'location' },
  collection: { resource: 'scenarios', path: 'tributes' },
};
const placeOf = (kind: Kind) => places[kind] ?? { resource: 'scenarios', path: 'tributes.type' };
const label = 'O campo';

const countries = [
  { id: 76, identifier: 'BR', name: 'Brazil' },
  { id: 620, identifier: 'PT', name: 'Portugal' },
];
const tribute = { uuid: '0192f0c1-7a3e-7000-8000-000000000001', name: 'ISS' };
const page = (...results: object[]) => ({ json: { results, count: results.length } });
const answers = {
  'GET /api/v2/countries': page(...countries),
  'GET /api/v2/currencies': page({ id: 1, code: 'BRL', name: 'Real', locale: 'pt-BR' }),
  'GET /api/v2/tributes': page(tribute),
};

const cases = kindNames.flatMap((name) =>
  kinds[name].samples.map((sample, index) => ({
    title: `${name} ${index + 1}`,
    kind: kinds[name],
    place: placeOf(name),
    ...sample,
  })),
);

describe('every kind', () => {
  it('has samples', () => {
    expect(kindNames.filter((name) => kinds[name].samples.length === 0)).toEqual([]);
  });
});

describe.each(cases)('$title', ({ kind, value, property, place }) => {
  it('has every text that it needs', async () => {
    const warnings = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderInConsole(
      <Form defaultValues={{ field: value }}>
        <kind.Input {...place} property={property} source="field" label={label} />
        <kind.Field {...place} property={property} value={value} />
      </Form>,
      { answers },
    );
    const missing = warnings.mock.calls.map(String).filter((text) => text.includes('Missing translation'));
    warnings.mockRestore();
    expect(missing).toEqual([]);
  });

  it('renders in a row and on a page', async () => {
    const { container } = await renderInConsole(
      <>
        <div data-testid="cell">
          <kind.Cell {...place} property={property} value={value} />
        </div>
        <div data-testid="field">
          <kind.Field {...place} property={property} value={value} />
        </div>
      </>,
      { answers },
    );
    const description = (id: string) => {
      const found = container.querySelector(`[data-testid=${id}]`);
      return `${found?.textContent}${found?.querySelector('[role=img]')?.getAttribute('aria-label') ?? ''}`;
    };
    await waitFor(() => expect(description('cell')).not.toBe(''));
    expect(description('field')).not.toBe('');
  });

  it('has a form field with its label', async () => {
    await renderInConsole(
      <Form defaultValues={{ field: value }}>
        <kind.Input {...place} property={property} source="field" label={label} />
      </Form>,
      { answers },
    );
    const roles = ['textbox', 'combobox', 'switch', 'group'] as const;
    await waitFor(() => {
      const found = roles.flatMap((role) => screen.queryAllByRole(role, { name: label }));
      // A password input has no role.
      const hidden = screen.queryAllByLabelText(label, { selector: 'input[type=password]' });
      expect(found.length + hidden.length).toBeGreaterThan(0);
    });
  });
});

describe('a filter', () => {
  it.each(cases.filter(({ kind }) => kind.Filter))('$title has a field with its label', async (sample) => {
    const { Filter = sample.kind.Input } = sample.kind;
    await renderInConsole(
      <Form defaultValues={{}}>
        <Filter {...sample.place} property={sample.property} source="field" label={label} />
      </Form>,
      { answers },
    );
    const roles = ['textbox', 'combobox'] as const;
    await waitFor(() => {
      expect(roles.flatMap((role) => screen.queryAllByRole(role, { name: label })).length).toBeGreaterThan(0);
    });
  });
});

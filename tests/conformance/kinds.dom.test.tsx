import { screen, waitFor } from '@testing-library/react';
import { Form } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { kinds as kindNames, type Kind } from '../../schemas/kind.ts';
import { countryName } from '../../domain/formats/countries.ts';
import { setLanguage } from '../../src/i18n/language.ts';
import { languageCodes, type Language } from '../../domain/formats/languages.ts';
import { createI18nProvider } from '../../src/i18n/provider.ts';
import type { PropertyOf, TextContext } from '../../src/kinds/kind.ts';
import { kinds } from '../../src/kinds/registry.ts';
import { renderInConsole } from '../support/console.tsx';

/** A property of a real resource, so that the words of samples with parts or choices are found. */
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

const words = new Map<Language, TextContext['translate']>();
for (const language of languageCodes) {
  setLanguage(language);
  words.set(language, (await createI18nProvider()).translate);
}

const cases = kindNames.flatMap((name) =>
  kinds[name].samples.map((sample, index) => ({
    title: `${name} ${index + 1}`,
    kind: kinds[name],
    place: placeOf(name),
    ...sample,
  })),
);

function contextIn(language: Language, kind: Kind, property: TextContext['property']): TextContext {
  return {
    ...placeOf(kind),
    property,
    language,
    translate: words.get(language) ?? ((key) => key),
    find: (resource, text) =>
      resource === 'countries'
        ? countries
            .map(({ id, identifier }) => ({ id, identifier }))
            .find(({ identifier }) => countryName(identifier, language) === text)
        : [tribute].find(({ name }) => name === text),
  };
}

describe('every kind', () => {
  it('has samples', () => {
    expect(kindNames.filter((name) => kinds[name].samples.length === 0)).toEqual([]);
  });

  it.each(languageCodes.flatMap((language) => cases.map((sample) => ({ language, ...sample }))))(
    'reads back what it wrote: $title in $language',
    ({ language, kind, value, property }) => {
      const context = contextIn(language, kind.kind, property);
      const text = kind.toText(value, context);
      expect(kind.parseText(text, context)).toEqual(value);
    },
  );

  it.each(kindNames)('%s shows nothing for what is no such value', (name) => {
    const context = contextIn('pt', name, kinds[name].samples[0]?.property ?? {});
    for (const nothing of [null, undefined]) expect(kinds[name].toText(nothing, context)).toBe('');
  });
});

describe.each(cases)('$title', ({ kind, value, property, place }) => {
  it('has every word it needs', async () => {
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

  it('is drawn in a row and on a page', async () => {
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
    await waitFor(() => expect(container.querySelector('[data-testid=cell]')?.textContent).not.toBe(''));
    expect(screen.getByTestId('field').textContent).not.toBe('');
  });

  it('is entered in a field that says its name', async () => {
    await renderInConsole(
      <Form defaultValues={{ field: value }}>
        <kind.Input {...place} property={property} source="field" label={label} />
      </Form>,
      { answers },
    );
    const roles = ['textbox', 'combobox', 'switch', 'group'] as const;
    await waitFor(() => {
      const found = roles.flatMap((role) => screen.queryAllByRole(role, { name: label }));
      expect(found.length).toBeGreaterThan(0);
    });
  });
});

describe('a filter', () => {
  it.each(cases.filter(({ kind }) => kind.Filter))('$title has a field that says its name', async (sample) => {
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

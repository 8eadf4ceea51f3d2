import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { useWatch } from 'react-hook-form';
import type { Property } from '../../domain/schema/property.ts';
import { roleReference } from '../../schemas/parts/people/roleReference.ts';
import { scenarioTribute } from '../../schemas/parts/documents/scenarioTribute.ts';
import { renderInConsole } from '../../tests/support/console.tsx';
import { setLanguage } from '../i18n/language.ts';
import type { InputProps } from './kind.ts';
import { kinds } from './registry.ts';

const properties: Readonly<Record<string, Property>> = { ...scenarioTribute.properties, role: roleReference };
const countries = [
  { id: 276, identifier: 'DE', name: 'Germany' },
  { id: 76, identifier: 'BR', name: 'Brazil' },
];
const roles = [
  { uuid: 'r-1', name: 'Back office', built_in: 'back_office' },
  { uuid: 'r-2', name: 'Emissão' },
  { uuid: 'r-3', name: 'Read only', built_in: 'read_only' },
];
const answers = {
  'GET /api/v2/countries': { json: { results: countries, count: 2 } },
  'GET /api/v1/roles': {
    json: roles.map((role) => ({ id: role.uuid, ...role })),
    headers: { 'Content-Range': 'roles 0-2/3' },
  },
};

function Kept() {
  return <output data-testid="kept">{JSON.stringify(useWatch({ name: 'field' }) ?? null)}</output>;
}

async function renderChoice(Input: React.ComponentType<InputProps>, name: string, value?: unknown, isRequired = false) {
  const of = { resource: 'scenarios', path: `tributes.${name}`, property: properties[name] ?? {} };
  await renderInConsole(
    <Form defaultValues={{ field: value }}>
      <Input {...of} source="field" label="Campo" required={isRequired} />
      <Kept />
    </Form>,
    { answers },
  );
  const kept = (): unknown => JSON.parse(screen.getByTestId('kept').textContent ?? '');
  return { kept, user: userEvent.setup(), box: () => screen.getByRole('combobox', { name: 'Campo' }) };
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('a choice', () => {
  it('shows its texts, and can be cleared if it is optional', async () => {
    const { kept, user, box } = await renderChoice(kinds.choice.Input, 'financial_officer');
    await user.click(box());
    expect(options()).toEqual(['Não informado', 'Exportador', 'Importador']);
    await user.click(screen.getByRole('option', { name: 'Importador' }));
    expect(kept()).toBe('importer');
    await user.click(box());
    await user.click(screen.getByRole('option', { name: 'Não informado' }));
    expect(kept()).toBeNull();
  });

  it('that is required cannot be cleared', async () => {
    const { user, box } = await renderChoice(kinds.choice.Input, 'type', 'Fixed', true);
    await user.click(box());
    expect(options()).toEqual(['Percentual fixo', 'Valor fixo', 'Variável']);
  });
});

describe('a choice as a filter', () => {
  it('can have several values, kept in the order of the schema, or none', async () => {
    const Filter = kinds.choice.Filter ?? kinds.choice.Input;
    const Many = (props: InputProps) => <Filter {...props} many />;
    const { kept, user, box } = await renderChoice(Many, 'type', 'Variable');
    expect(box().textContent).toBe('Variável');
    await user.click(box());
    await user.click(screen.getByRole('option', { name: 'Percentual fixo' }));
    expect(kept()).toBe('Fixed,Variable');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(box().textContent).toBe('Percentual fixo, Variável'));
    await user.click(box());
    await user.click(screen.getByRole('option', { name: 'Percentual fixo' }));
    await user.click(screen.getByRole('option', { name: 'Variável' }));
    expect(kept()).toBeNull();
  });
});

describe('a boolean', () => {
  it('with custom texts is a choice; absence means no', async () => {
    const { kept, user, box } = await renderChoice(kinds.boolean.Input, 'is_origin');
    expect(box().textContent).toBe('País de destino');
    await user.click(box());
    await user.click(screen.getByRole('option', { name: 'País de origem' }));
    expect(kept()).toBe(true);
  });

  it('without texts is a switch', async () => {
    const { kept, user } = await renderChoice(kinds.boolean.Input, 'unknown');
    await user.click(screen.getByRole('switch', { name: 'Campo' }));
    expect(kept()).toBe(true);
  });

  it('as a filter has a third option: either', async () => {
    const Filter = kinds.boolean.Filter ?? kinds.boolean.Input;
    const { user, box } = await renderChoice(Filter, 'unknown');
    await user.click(box());
    expect(options()).toEqual(['Todos', 'Sim', 'Não']);
  });
});

describe('a record with translated names', () => {
  it('is found by them, and by its own name', async () => {
    const { kept, user, box } = await renderChoice(kinds.reference.Input, 'role');
    await user.click(box());
    await waitFor(() => expect(options()).toEqual(['Administrativo', 'Emissão', 'Somente leitura']));
    await user.type(box(), 'SAO');
    await waitFor(() => expect(options()).toEqual(['Emissão']));
    await user.clear(box());
    await user.type(box(), 'administr');
    await user.click(await screen.findByRole('option', { name: 'Administrativo' }));
    expect(kept()).toEqual({ uuid: 'r-1', name: 'Back office', built_in: 'back_office' });
  });
});

describe('a country', () => {
  it('is searched by its name in the language, sorted by its alphabet, and stored by its id', async () => {
    const { kept, user, box } = await renderChoice(kinds.country.Input, 'country');
    await user.click(box());
    await waitFor(() => expect(options()).toEqual(['Alemanha', 'Brasil']));
    await user.type(box(), 'bra');
    await user.click(screen.getByRole('option', { name: 'Brasil' }));
    expect(kept()).toEqual({ id: 76, identifier: 'BR' });
  });

  it('as a filter has its id alone', async () => {
    const Filter = kinds.country.Filter ?? kinds.country.Input;
    const { kept, user, box } = await renderChoice(Filter, 'country');
    await user.type(box(), 'alem');
    await user.click(await screen.findByRole('option', { name: 'Alemanha' }));
    expect(kept()).toBe(276);
  });

  it('changes its name with the language', async () => {
    const { box } = await renderChoice(kinds.country.Input, 'country', { id: 276, identifier: 'DE' });
    expect(box()).toHaveProperty('value', 'Alemanha');
    setLanguage('en');
    await waitFor(() => expect(box()).toHaveProperty('value', 'Germany'));
  });
});

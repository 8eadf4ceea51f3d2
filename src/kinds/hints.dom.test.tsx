import { screen, within } from '@testing-library/react';
import { Form } from 'react-admin';
import { expect, it } from 'vitest';
import { propertyAt } from '../../domain/schema/path.ts';
import type { Kind } from '../../schemas/kind.ts';
import companySettings from '../../schemas/resources/company/company-settings.ts';
import scenarios from '../../schemas/resources/taxes/scenarios.ts';
import { renderInConsole } from '../../tests/support/console.tsx';
import { kinds } from './registry.ts';
import { HintContext } from './shared/hint.ts';

const hint = 'O que convém saber.';

async function renderHinted(kind: Kind, property: object, value: unknown) {
  const { Input } = kinds[kind];
  await renderInConsole(
    <Form defaultValues={{ field: value }}>
      <HintContext value={hint}>
        <Input resource="scenarios" path="tributes" property={property} source="field" label="Campo" />
      </HintContext>
    </Form>,
    { answers: { 'GET /api/v2/tributes': { json: { results: [], count: 0 } } } },
  );
}

it('the hint of rows is above them, and not below each of their fields', async () => {
  const row = { is_origin: true, type: 'Fixed', tax_responsible: 'exporter' };
  await renderHinted('collection', propertyAt(scenarios.schema, 'tributes') ?? {}, [row]);
  const rows = await screen.findByRole('group', { name: 'Campo', description: hint });
  expect(within(rows).getAllByText(hint)).toHaveLength(1);
});

it('the hint of a file is beside the allowed formats', async () => {
  await renderHinted('file', propertyAt(companySettings.schema, 'logo') ?? {}, null);
  await screen.findByRole('group', { name: 'Campo', description: /^O que convém saber\. .*PNG/ });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { expect, it } from 'vitest';
import { lineAdjustments } from '../../../schemas/parts/documents/adjustments.ts';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { enteredAdjustments } from '../../documents/grid/lines/adjustments.ts';
import { kinds } from '../registry.ts';

const { Input } = kinds.adjustments;

async function renderAdjustments(adjustments: readonly object[] = []) {
  const saved: unknown[] = [];
  await renderInConsole(
    <Form
      record={{ id: 'line', currency: 'USD', adjustments }}
      onSubmit={(values: Readonly<Record<string, unknown>>) =>
        void saved.push(enteredAdjustments(values['adjustments']))
      }
    >
      <Input resource="lines" path="adjustments" property={lineAdjustments} source="adjustments" label="Descontos" />
      <button type="submit">Salvar</button>
    </Form>,
    { known: [], answers: {} },
  );
  const user = userEvent.setup();
  await screen.findByRole('button', { name: 'Adicionar desconto' });
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    return saved[0];
  };
  return { user, save };
}

const row = (number: number) => within(screen.getByRole('group', { name: `Linha ${number}` }));

it('a discount is a percentage with a reason, typed at once', async () => {
  const { user, save } = await renderAdjustments();
  await user.click(screen.getByRole('button', { name: 'Adicionar desconto' }));
  await user.keyboard('10');
  await user.type(row(1).getByLabelText('Motivo'), 'Fidelidade');
  expect(await save()).toEqual([{ kind: 'discount', percent: '10', reason: 'Fidelidade' }]);
});

it('what was typed stays when it becomes an amount in the currency of the form', async () => {
  const { user, save } = await renderAdjustments();
  await user.click(screen.getByRole('button', { name: 'Adicionar acréscimo' }));
  await user.keyboard('12,5');
  await user.click(row(1).getByLabelText('Unidade'));
  await user.click(await screen.findByRole('option', { name: 'USD' }));
  expect(await save()).toEqual([{ kind: 'charge', amount: '12.5' }]);
});

it('the last one removed leaves none', async () => {
  const { user, save } = await renderAdjustments([{ kind: 'discount', percent: '10' }]);
  await user.click(row(1).getByRole('button', { name: /Remover/ }));
  expect(await save()).toBeUndefined();
});

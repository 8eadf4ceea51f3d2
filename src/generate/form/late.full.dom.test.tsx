import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import entities from '../../../schemas/resources/clients/entities.ts';
import accounts from '../../../schemas/resources/payments/accounts.ts';
import type { Answer } from '../../../tests/support/console.tsx';
import { entity, field, location, renderPages, save, uuid } from './form.testing.tsx';

/** Answers that arrive when they are given. */
function answersLate() {
  const waiting: ((answer: Answer) => void)[] = [];
  const ask = () => new Promise<Answer>((resolve) => waiting.push(resolve));
  const give = async (answer: Answer) => {
    await waitFor(() => expect(waiting).not.toEqual([]));
    await act(async () => waiting.shift()?.(answer));
  };
  return { ask, give };
}

const keyAt = (place: number) => uuid.replace(/.$/, String(place));
const typeKey = keyAt(9);
const definition = (place: number, name: string, type: string) => ({
  uuid: keyAt(place),
  name,
  type,
  required: false,
  printed: false,
});
const bank = {
  uuid: typeKey,
  name: 'Banco',
  auto: false,
  fields: [definition(3, 'Agência', 'text'), definition(4, 'Chave', 'secret')],
};
const account = {
  uuid,
  name: 'Principal',
  account_type: { uuid: typeKey, name: 'Banco' },
  fields: [{ uuid: keyAt(7), field: keyAt(4), name: 'Chave', type: 'secret', secret: { set: true } }],
};

/** The input of a secret, after its placeholder. */
const secret = () => screen.findByLabelText('Chave', { selector: 'input' });
const valueAt = (input: HTMLElement) => (input instanceof HTMLInputElement ? input.value : undefined);

it('keeps what was typed over a cached record when the current one arrives', async () => {
  const at = `/entities/${uuid}`;
  const { ask, give } = answersLate();
  const { user, written, leave } = await renderPages(entities, `${at}/edit`, {
    [`GET /api/v2/entities/${uuid}`]: ask,
    [`PUT /api/v2/entities/${uuid}`]: { json: { ...entity, detail: 'Cliente salvo.' } },
  });
  await give({ json: entity, headers: { etag: '"1"' } });
  await field('Nome');
  await leave(at);
  await leave(`${at}/edit`);
  await user.type(await field('Nome'), ' 2');
  await give({ json: { ...entity, location: { ...location, address: 'Rua Dois, 2' } }, headers: { etag: '"2"' } });
  expect(await screen.findByDisplayValue('Rua Dois, 2')).toBeTruthy();
  expect(valueAt(await field('Nome'))).toBe('Acme 2');
  await user.click(save());
  await waitFor(() => expect(written()).toHaveLength(1));
  expect(written()[0]?.headers.get('If-Match')).toBe('"2"');
  expect(written()[0]?.body).toMatchObject({ name: 'Acme 2', location: { address: 'Rua Dois, 2' } });
});

it('keeps what was typed into fields that a record defines when it arrives again, and when the record does', async () => {
  const at = `/accounts/${uuid}`;
  const record = answersLate();
  const type = answersLate();
  const { user, written, leave } = await renderPages(accounts, `${at}/edit`, {
    [`GET /api/v2/accounts/${uuid}`]: record.ask,
    [`GET /api/v2/account-types/${typeKey}`]: type.ask,
    [`PUT /api/v2/accounts/${uuid}`]: { json: { ...account, detail: 'Conta salva.' } },
  });
  await record.give({ json: account, headers: { etag: '"1"' } });
  await type.give({ json: bank });
  await secret();
  await leave(`/accounts/${uuid}`);
  await leave(`${at}/edit`);
  await user.type(await secret(), 'whsec');
  await user.type(await field('Agência'), '0001');
  await type.give({ json: { ...bank, fields: [definition(5, 'Titular', 'text'), ...bank.fields] } });
  await user.type(await field('Titular'), 'Ana');
  await record.give({ json: { ...account, name: 'Reserva' }, headers: { etag: '"2"' } });
  await user.click(save());
  await waitFor(() => expect(written()).toHaveLength(1));
  expect(written()[0]?.body).toMatchObject({
    name: 'Reserva',
    fields: [
      { field: keyAt(5), value: 'Ana' },
      { field: keyAt(3), value: '0001' },
      { field: keyAt(4), secret: { value: 'whsec' } },
    ],
  });
});

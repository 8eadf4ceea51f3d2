import { expect, it } from 'vitest';
import { gatewayDesk } from '../../../../tests/support/gatewayDesk.ts';
import type { Disorder, KeyFate } from './sandbox/webhooks.ts';

let fate: KeyFate = 'accepted';
const disorder: Disorder = { fateOf: () => fate };
const { ana, account, work, makeDue, issued, read } = await gatewayDesk(disorder);
const stateOf = async () => (await ana.get(`/api/v2/accounts/${account}`)).json();
const linkOf = async (uuid: string) => (await read(uuid)).transactions[0].payment_link;

it('an account whose keys the gateway no longer accepts fails, until a call succeeds again', async () => {
  const uuid = await issued();
  fate = 'rejected';
  await work();
  expect(await stateOf()).toMatchObject({ connection_state: 'failing', connection_error: 'rejected' });
  expect(await linkOf(uuid)).toBeUndefined();
  fate = 'accepted';
  await makeDue();
  await work();
  expect(await stateOf()).toMatchObject({ connection_state: 'verified' });
  expect((await stateOf()).connection_error).toBeUndefined();
  expect(await linkOf(uuid)).toBeDefined();
});

it('saving valid keys lets payments that waited for them be requested', async () => {
  const uuid = await issued();
  fate = 'rejected';
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await makeDue();
    await work();
  }
  fate = 'accepted';
  const failing = await stateOf();
  await work();
  expect([failing.connection_state, await linkOf(uuid)]).toEqual(['failing', undefined]);
  const saved = await ana.put(`/api/v2/accounts/${account}`, failing);
  expect(saved.json().connection_state).toBe('verified');
  await work();
  expect(await linkOf(uuid)).toBeDefined();
});

it('a gateway that fails otherwise leaves the connection as it is', async () => {
  await issued();
  Object.assign(disorder, { failing: 1, random: () => 0 });
  await work();
  expect(await stateOf()).toMatchObject({ connection_state: 'verified' });
  Object.assign(disorder, { failing: 0 });
});

import { describe, expect, it } from 'vitest';
import { contractBody, make } from '../../../../../tests/support/company.ts';
import { testWorkshop } from '../../../../../tests/support/useCases.ts';

const { api, made } = await testWorkshop();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');

interface Linked {
  readonly uuid: string;
  readonly public_hash: string;
}

const read = async (uuid: string): Promise<Linked> => (await ana.get(`/api/v2/contracts/${uuid}`)).json();
const agreed = async () => read(await make(ana, '/api/v2/contracts/create', contractBody(made)));
const act = ({ uuid }: Linked, command: 'end_link' | 'renew_link', user = ana) =>
  user.put(`/api/v2/contracts/${uuid}/${command}`);
const open = async (hash: string) => (await api.anonymous.get(`/api/v2/public/invoices/recurring/${hash}`)).statusCode;
const openPdf = async ({ public_hash: hash }: Linked) =>
  (await api.anonymous.get(`/api/v2/public/invoices/recurring/${hash}/document?format=pdf`)).statusCode;

describe.each(['end_link', 'renew_link'] as const)('after %s of a contract', (command) => {
  it('its former link opens neither page nor PDF; those of others do', async () => {
    const [contract, other] = [await agreed(), await agreed()];
    expect([await open(contract.public_hash), await openPdf(contract)]).toEqual([200, 200]);
    expect((await act(contract, command)).statusCode).toBe(200);
    expect([await open(contract.public_hash), await openPdf(contract)]).toEqual([404, 404]);
    expect(await open(other.public_hash)).toBe(200);
  });

  it('of another company it is not found, and keeps its link', async () => {
    const contract = await agreed();
    expect((await act(contract, command, gil)).statusCode).toBe(404);
    expect(await open(contract.public_hash)).toBe(200);
  });

  it('the history says who did it', async () => {
    const contract = await agreed();
    await act(contract, command);
    const [entry] = (await ana.get(`/api/v2/audit/contract/${contract.uuid}`)).json();
    expect(entry).toMatchObject({ command: `contracts.${command}`, actor: expect.stringContaining('ana@acme.test') });
  });
});

it('an ended link is absent, is not ended again, and is replaced by a new one', async () => {
  const contract = await agreed();
  await act(contract, 'end_link');
  expect(await read(contract.uuid)).not.toHaveProperty('public_hash');
  const again = await act(contract, 'end_link');
  expect([again.statusCode, again.json().code]).toEqual([409, 'link_ended']);
  const { public_hash: hash } = (await act(contract, 'renew_link')).json();
  expect(hash).not.toBe(contract.public_hash);
  expect(await open(hash)).toBe(200);
});

it('a cancelled contract keeps the link that its payer has', async () => {
  const contract = await agreed();
  await ana.put(`/api/v2/contracts/update-status/${contract.uuid}`, { status: 'Cancelled' });
  expect((await act(contract, 'end_link')).statusCode).toBe(409);
  expect(await open(contract.public_hash)).toBe(200);
});

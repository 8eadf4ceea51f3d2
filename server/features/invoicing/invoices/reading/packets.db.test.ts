import { expect, it, vi } from 'vitest';
import { linesWithinTributeLimit } from '../../../../../domain/documents/tributeLimit.ts';
import { invoiceBody, lineBody, make } from '../../../../../tests/support/company.ts';
import { testWorkshop } from '../../../../../tests/support/useCases.ts';
import { Loan } from '../../../../database/pool/loan.ts';

const { api, made } = await testWorkshop();
const ana = await api.signIn('ana@acme.test');
const createUrl = '/api/v2/invoice/invoices-single/create';

/** Returns the statements of each packet that a request sends to the database. */
async function packetsOf(request: () => Promise<{ statusCode: number }>): Promise<string[][]> {
  const send = vi.spyOn(Loan.prototype, 'send');
  try {
    expect((await request()).statusCode).toBeLessThan(300);
    return send.mock.calls.map(([statements]) => statements.map(({ text }) => text.trim()));
  } finally {
    send.mockRestore();
  }
}

it('bills a draft in two packets: the lock of the number is sent with the commit', async () => {
  const uuid = await make(ana, createUrl, invoiceBody(made, { is_draft: true }));
  const packets = await packetsOf(() => ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'billed' }));
  expect(packets).toHaveLength(2);
  const last = packets.at(-1) ?? [];
  expect(last.at(-1)).toBe('commit');
  expect(last.some((text) => text.includes("update invoices i set status = 'billed'"))).toBe(true);
});

it('counts the tributes of a draft before it reads scenarios, if its lines may exceed the limit', async () => {
  const lines = Array.from({ length: linesWithinTributeLimit + 1 }, () => lineBody(made));
  const uuid = await make(ana, createUrl, invoiceBody(made, { is_draft: true, items_invoice: lines }));
  const packets = await packetsOf(() => ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'billed' }));
  expect(packets.findIndex(([first]) => first?.startsWith('select scenario_uuid, count(*)'))).toBe(1);
  expect(packets).toHaveLength(4);
});

it('stores an answer under its key in the packet of the commit', async () => {
  const uuid = await make(ana, createUrl, invoiceBody(made, { is_draft: true }));
  const headers = { 'idempotency-key': `bill-${uuid}` };
  const packets = await packetsOf(() => ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'billed' }, headers));
  expect(packets.at(-1)?.map((text) => text.split(' ')[0])).toEqual(['insert', 'commit']);
});

it('creates and bills an invoice in three packets: one reads what is printed beside it', async () => {
  const packets = await packetsOf(() => ana.post(createUrl, invoiceBody(made)));
  expect(packets).toHaveLength(3);
  expect(packets.at(-1)?.at(-1)).toBe('commit');
});

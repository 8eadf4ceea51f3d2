import { expect, it } from 'vitest';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const { ana, contract, amend, run, invoicesOf } = await contractWorkshop({ due_date: '2026-03-15' });

const issuedFrom = async (uuid: string) => {
  await run();
  const [first] = await invoicesOf(uuid);
  return (await ana.get(`/api/v2/invoice/invoices-single/${first?.uuid}`)).json();
};

it('a contract hides the net amount of the exporter by default, and so do its invoices', async () => {
  const [quiet, open] = [await contract(), await contract({ show_exporter_net: true, show_tax_invoice: false })];
  expect((await ana.get(`/api/v2/contracts/${quiet}`)).json()).toMatchObject({
    show_tax_invoice: true,
    show_exporter_net: false,
  });
  expect(await issuedFrom(quiet)).toMatchObject({ show_tax_invoice: true, show_exporter_net: false });
  expect(await issuedFrom(open)).toMatchObject({ show_tax_invoice: false, show_exporter_net: true });
});

it('the display options of a running contract are amended, from an invoice on', async () => {
  const uuid = await contract();
  const body = { kind: 'details', occurrence: 3, show_tax_invoice: false, show_exporter_net: true };
  expect((await amend(uuid, body)).statusCode).toBe(200);
  const shown = (await invoicesOf(uuid)).map((one) => ({ ...one })).slice(1, 4);
  expect(shown).toMatchObject([
    { show_tax_invoice: true, show_exporter_net: false },
    { show_tax_invoice: false, show_exporter_net: true },
    { show_tax_invoice: false, show_exporter_net: true },
  ]);
});

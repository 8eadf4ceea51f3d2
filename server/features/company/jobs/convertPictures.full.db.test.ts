import { pino } from 'pino';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations } from '../../../../tests/support/company.ts';
import { onePixel } from '../../../../tests/support/pictures.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';
import { job } from './convertPictures.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const { acme } = api.identity.tenants;
const { pool, clock, ownerPool } = api;

const work = () =>
  job.work({
    pool,
    clock,
    budgets: defaultBudgets,
    logger: pino({ enabled: false }),
    worker: 'test',
    signal: new AbortController().signal,
  });

const red = () => sharp({ create: { width: 1_200, height: 600, channels: 3, background: '#ff0000' } });
const settings = '/api/v2/company-settings';

const logoOf = async () => (await ana.get(settings)).json().logo;
const storedBytes = async (): Promise<number> =>
  Number((await ownerPool.query('select sum(n) as n from stored_bytes where tenant_id = $1', [acme])).rows[0].n);

/** Gives the company a logo as an older version stored it: as it came. */
async function storeAsItCame(bytes: Buffer): Promise<string> {
  const form = new FormData();
  const company = {
    name: 'Acme',
    nif: '11.222.333/0001-81',
    location: { place_id: 'text', address: 'Rua A', country: { id: 76 } },
    responsible_email: 'billing@acme.test',
  };
  for (const [name, value] of Object.entries(company))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  form.append('logo', new Blob([new Uint8Array(onePixel.jpeg)]), 'logo.jpg');
  const saved = await ana.put(settings, form);
  expect(saved.statusCode, saved.body).toBe(200);
  const { uuid } = await logoOf();
  await ownerPool.query('update file_contents set bytes = $2 where file_uuid = $1', [uuid, bytes]);
  await ownerPool.query('update stored_files set size = $2 where uuid = $1', [uuid, bytes.length]);
  await ownerPool.query(
    `insert into pictures_to_convert (tenant_id, owner_table, picture_uuid) values ($1, 'company_settings', $2)`,
    [acme, uuid],
  );
  return uuid;
}

const shown = async () => sharp((await ana.get((await logoOf()).url)).rawPayload);

it('a picture of an older version is converted where it stands, once', async () => {
  const uuid = await storeAsItCame(await red().toColourspace('cmyk').jpeg().toBuffer());
  const before = await storedBytes();
  const { size: former } = await logoOf();
  expect(await work()).toMatchObject({ done: { pictures: 1 }, failed: 0 });
  const logo = await logoOf();
  expect(logo).toMatchObject({ uuid, width: 1_200, height: 600 });
  expect(await (await shown()).metadata()).toMatchObject({ space: 'srgb', width: 1_200 });
  expect(await storedBytes()).toBe(before + logo.size - former);
  expect((await work()).done.pictures).toBe(0);
});

it('one that an upload would refuse stays, and its record says why', async () => {
  const cut = (await red().jpeg().toBuffer()).subarray(0, 1_500);
  const uuid = await storeAsItCame(cut);
  expect(await work()).toMatchObject({ done: { pictures: 1 }, failed: 0 });
  expect(await logoOf()).toMatchObject({ uuid, refused: 'damaged', size: cut.length });
  expect((await work()).done.pictures).toBe(0);
});

it('one that was replaced meanwhile is left out', async () => {
  await storeAsItCame(await red().jpeg().toBuffer());
  const other = await storeAsItCame(await red().png().toBuffer());
  await ownerPool.query('delete from pictures_to_convert where picture_uuid = $1', [other]);
  const before = await logoOf();
  expect(await work()).toMatchObject({ done: { pictures: 1 }, failed: 0 });
  expect(await logoOf()).toEqual(before);
});

it('the own logo of a draft is converted, that of an issued invoice stays as it was issued', async () => {
  const sent = await red().toColourspace('cmyk').jpeg().toBuffer();
  const [draft, issued] = await Promise.all(
    [true, false].map(async (isDraft): Promise<string> => {
      const body = invoiceBody(made, { is_draft: isDraft });
      const { uuid } = (await ana.post('/api/v2/invoice/invoices-single/create', body)).json();
      const logo = [acme, uuid, sent];
      await ownerPool.query(`insert into invoice_logos values ($1, $2, 'image/jpeg', $3)`, logo);
      await ownerPool.query(`insert into pictures_to_convert values ($1, 'invoices', $2)`, logo.slice(0, 2));
      return uuid;
    }),
  );
  expect(await work()).toMatchObject({ done: { pictures: 2 }, failed: 0 });
  const logoOfInvoice = async (uuid = '') => (await ana.get(`/api/v2/invoice/invoices-single/${uuid}/logo`)).rawPayload;
  expect((await sharp(await logoOfInvoice(draft)).metadata()).space).toBe('srgb');
  expect((await logoOfInvoice(issued)).equals(sent)).toBe(true);
});

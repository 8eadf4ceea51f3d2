import { expect, inject, it } from 'vitest';
import { legalVersion } from '../../server/drawing/legal/texts.ts';
import { demoPassword } from '../support/browser.ts';
import type { Engine } from '../support/engines/engine.ts';
import { engines } from '../support/engines/open.ts';
import { t as wordsOf } from '../support/words.ts';
import { apiAs } from './steps/api.ts';

const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);
const field = (name: string) => t(`resources.invoices.fields.${name}`);
const action = (name: string) => t(`resources.invoices.actions.${name}.name`);

/** From the sign-in to the report, by the names of what a person sees. */
async function journey({ go, press, type, key, see, seePages }: Engine): Promise<void> {
  await go('/login');
  await press('textbox', t('signin.email'));
  await type('ana@acme.test');
  await key('Tab');
  await type(demoPassword);
  await key('Enter');

  await press('link', t('resources.invoices.create'));
  await press('combobox', field('service_buyer_uuid'));
  await type('Blue Harbor Inc.');
  await press('option', /^Blue Harbor Inc\./);
  await press('button', t('documents.grid.itemPlaceholder'));
  await type('Consultoria em software');
  await press('option', /^Consultoria em software/);
  await type('2');
  await key('Enter');
  await type('100');
  await key('Tab');
  await type('BR-US');
  await press('option', /Brasil → Estados Unidos/);
  await type('10');
  await key('Enter');
  await press('button', action('bill'));
  await press('button', t('resources.invoices.actions.bill.confirm'));

  await see('heading', /^Emissão com o nº \d+$/);
  await seePages(new RegExp(t('documents.preview.frame', { language: '' })));
  await press('button', action('receive'));
  await see('dialog', t('invoiceActions.receive.title'));
  await press('button', t('invoiceActions.receive.confirm'));
  await see('heading', /^Recebimento de .* registrado$/);

  await press('link', t('reportPage.title'));
  await press('link', /^Emitidas/);
  await see('heading', /^Emitidas/);
}

it.for(Object.keys(engines))('in %s a user writes, issues and settles an invoice', async (name, { task, skip }) => {
  const address = inject('address');
  const engine = await engines[name]?.(address)?.catch((error: unknown) => {
    task.meta.browser = `${name} did not start`;
    return skip(String(error));
  });
  task.meta.browser = engine?.name ?? `${name} not found`;
  if (!engine) return skip('not found');
  try {
    const api = await apiAs(address, 'ana@acme.test', demoPassword);
    await api('POST', '/v2/scenarios/terms', { version: legalVersion });
    await journey(engine);
    expect(await engine.faults()).toEqual([]);
  } finally {
    await engine.close();
  }
});

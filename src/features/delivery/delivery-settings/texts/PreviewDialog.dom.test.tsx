import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInConsole, type Answer, type SentRequest } from '../../../../../tests/support/console.tsx';
import type { Language } from '../../../../../domain/languages.ts';
import { PreviewDialog } from './PreviewDialog.tsx';

const call = 'POST /api/v2/delivery-settings/preview';
const list = 'GET /api/v2/invoice/invoices-single';
const rows = [
  { uuid: 'u-7', number: 7, full_number: '7', status: 'billed', service_buyer: { name: 'Norte Digital' } },
  { uuid: 'u-8', number: 8, status: 'paid', service_buyer: { name: 'Blue Harbor' } },
];
const latest = { subject: 'Fatura 8', html: '<p>Olá</p>', invoice: { uuid: 'u-8', number: 8, client: 'Blue Harbor' } };

const show = (preview: Answer | ((request: SentRequest) => Answer)) =>
  renderInConsole(
    <PreviewDialog
      language="pt"
      textsOf={(language: Language) => ({ language, subject: `Fatura ${language}`, body: '' })}
      onClose={() => undefined}
    />,
    { answers: { [call]: preview, [list]: { json: { results: rows, count: 2 } } } },
  );

it('shows the mail of the latest invoice, then of the chosen one in the chosen language', async () => {
  const { requests } = await show({ json: latest });
  await screen.findByText('Com a fatura 8, para Blue Harbor');
  await userEvent.type(screen.getByRole('combobox', { name: 'Fatura' }), '7');
  await userEvent.click(await screen.findByRole('option', { name: /7.*Norte Digital/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Español' }));
  const bodies = () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(bodies()).toEqual([
    { language: 'pt', subject: 'Fatura pt', body: '' },
    { language: 'pt', subject: 'Fatura pt', body: '', invoice: 'u-7' },
    { language: 'es', subject: 'Fatura es', body: '', invoice: 'u-7' },
  ]);
  expect(requests.find(({ path }) => path.endsWith('invoices-single'))?.query.get('status')).toBe('billed,paid');
});

it('says that there is no invoice yet, and offers no choice', async () => {
  await show({ status: 409, json: { code: 'no_invoice', detail: 'Ainda não há faturas.' } });
  await screen.findByText('Ainda não há faturas.');
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('names an unknown placeholder and can be repeated', async () => {
  await show({ status: 400, json: { code: 'validation', detail: 'Desconhecido: {{total}}' } });
  await screen.findByText('Desconhecido: {{total}}');
  await screen.findByRole('button', { name: 'Tentar de novo' });
});

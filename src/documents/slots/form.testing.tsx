import { addDays } from '../../../domain/dates/date.ts';
import { today } from '../../../domain/dates/today.ts';
import { documentAnswers, openDocument, uuid, type Answers } from '../../../tests/support/documentForm.tsx';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import DraftPage from './form.tsx';

export { press, sent, uuid } from '../../../tests/support/documentForm.tsx';
export const create = '/api/v2/invoice/invoices-single/create';
/** A draft of one line, as the server returns it. */
export const draft = {
  uuid: uuid(9),
  status: 'draft',
  currency: 'BRL',
  // Within a year of today, as issuing requires.
  created: addDays(today(new Date(), 'America/Sao_Paulo'), -30),
  due_date: '2999-12-31',
  service_provider_uuid: uuid(1),
  service_buyer_uuid: uuid(2),
  account_uuid: uuid(3),
  observation: 'Obrigado',
  send_email: false,
  show_tax_invoice: true,
  show_exporter_net: false,
  items_invoice: [
    {
      item: { uuid: uuid(5), description: 'Consultoria' },
      quantity: '2.0000',
      price: '10.500',
      scenery: { uuid: uuid(4), name: 'Brasil → Estados Unidos', tributes: [{ uuid: uuid(7), value: '3.0000' }] },
    },
  ],
};

export const answers = (more: Answers = {}) => ({
  ...documentAnswers(),
  [`GET /api/v2/invoice/invoices-single/${uuid(9)}`]: { json: draft },
  ...more,
});

/** Opens the form and waits until it is editable. */
export const open = (at: string, more: Answers = {}) =>
  openDocument(<DraftPage resource={invoices} />, at, answers(more));

import { expect } from 'vitest';
import { inTenant } from '../../server/database/transaction.ts';
import { invoiceBody, lineBody, make, usLocation } from '../support/company.ts';
import { reminderDesk } from '../support/reminderDesk.ts';
import { testPost } from '../support/smtpServer.ts';
import { plusDays, type ModelInvoice, type ModelPayer, type ModelSequence } from './reminderModel.ts';

export interface Sequence {
  readonly uuid: string;
  readonly model: ModelSequence;
}

export interface Payer {
  readonly uuid: string;
  readonly model: ModelPayer;
}

export interface Issued {
  readonly uuid: string;
  readonly model: ModelInvoice;
}

export type QuarterDesk = Awaited<ReturnType<typeof quarterDesk>>;

const languages = ['en', 'pt', 'es'] as const;
const places = {
  en: usLocation,
  pt: { place_id: 'geonames:2267057', address: 'Rua Augusta 10, Lisboa', country: { id: 620 } },
  es: { place_id: 'geonames:3117735', address: 'Calle Mayor 1, Madrid', country: { id: 724 } },
};

/** A step whose subject says its language, days, invoices and amounts. */
function stepOf(days: number) {
  const texts = languages.map((language) => [`${language}_subject`, `${language}|${days}|{{number}}|{{amount}}`]);
  return { days, level: `Day ${days}`, ...Object.fromEntries(texts) };
}

/** A company whose clients, sequences and invoices are in the product and in the model. */
export async function quarterDesk() {
  const desk = await reminderDesk();
  const { api, ana, made, invoices: url } = desk;
  const post = await testPost();

  const write = (sql: string, values: readonly unknown[]) =>
    inTenant(api.pool, { tenant: api.identity.tenants.acme, actor: 'test' }, (db) => db.query(sql, [...values]));

  /** Returns whether a request was performed; throws unless it was, or its status forbids it. */
  async function put(path: string, body: object = {}): Promise<boolean> {
    const answer = await ana.put(path, body);
    if (answer.statusCode !== 200 && answer.statusCode !== 409) throw new Error(`${path}: ${answer.body}`);
    return answer.statusCode === 200;
  }
  const change = async (path: string, some: object): Promise<void> => {
    const record = (await ana.get(path)).json<object>();
    expect(await put(path, { ...record, ...some })).toBe(true);
  };

  async function makeSequence(name: string, steps: readonly number[], smallest = 0): Promise<Sequence> {
    const amount = smallest > 0 && { smallest_amount: String(smallest / 100) };
    const body = { name, is_default: name === 'Usual', ...amount, steps: steps.map(stepOf) };
    const uuid = await make(ana, '/api/v2/reminder-sequences', body);
    return { uuid, model: { status: 'off', turnedOn: '', smallest, steps } };
  }

  async function turn({ uuid, model }: Sequence, command: 'turn_on' | 'pause' | 'resume', day = model.turnedOn) {
    expect(await put(`/api/v2/reminder-sequences/${uuid}/${command}`)).toBe(true);
    Object.assign(model, { status: command === 'pause' ? 'paused' : 'on', turnedOn: day });
  }

  /** The fourth one is never reminded, the fifth one has no address, and the last one pays for others. */
  async function makePayer(k: number, { uuid, model }: Sequence): Promise<Payer> {
    const language = languages[k % 3] ?? 'en';
    const email = k === 4 ? undefined : `payer${k}@client.test`;
    const body = {
      name: `Payer ${k}`,
      location: places[language],
      responsible_email: email,
      is_payment_responsible: k === 11,
      reminders_off: k === 3,
      ...(model.smallest > 0 && { reminder_sequence: { uuid } }),
    };
    const own = { name: body.name, language, email, sequence: model, isOff: k === 3, promised: undefined };
    return { uuid: await make(ana, '/api/v2/entities', body), model: own };
  }

  /** Moves a payer to another sequence: steps that its invoices have passed do not come again. */
  async function follow(payer: Payer | undefined, { uuid, model }: Sequence): Promise<void> {
    if (!payer) return;
    await change(`/api/v2/entities/${payer.uuid}`, { reminder_sequence: { uuid } });
    payer.model.sequence = model;
  }

  /** Issues an invoice whose parties, terms, amount and recipients depend on a number. */
  async function issue(day: string, pick: number, payers: readonly Payer[], days?: number): Promise<Issued> {
    const buyer = payers[pick % 11];
    const other = pick % 5 === 0 ? payers[11] : undefined;
    const payer = other ?? buyer;
    if (!buyer || !payer) throw new Error('No payers');
    const several = pick % 7 === 0 ? ['eva@client.test', 'caio@client.test'] : [];
    const to = pick % 3 === 0 ? ['bia@client.test'] : several;
    const due = plusDays(day, days ?? [0, 7, 15, 30, 45][pick % 5] ?? 0);
    const body = invoiceBody(made, {
      service_buyer_uuid: buyer.uuid,
      confirm_scenarios: true,
      ...(other && { payment_responsible_uuid: other.uuid }),
      currency: pick % 4 === 0 ? 'USD' : 'EUR',
      created: day,
      due_date: due,
      responsible_email: to.length > 0 ? to.join(';') : null,
      items_invoice: [lineBody(made, { price: `${100 + (pick % 900)}.00` })],
    });
    const uuid = await make(ana, `${url}/create`, body);
    const { number, open_amount: amount, currency } = (await ana.get(`${url}/${uuid}`)).json();
    const open = Math.round(Number(amount) * 100);
    const parties = { number, payer: payer.model, to, created: day, due, currency, open };
    return { uuid, model: { ...parties, stops: new Set(), promised: undefined, isHeld: false, last: -1000 } };
  }

  return { ...desk, post, write, put, change, makeSequence, turn, makePayer, follow, issue };
}

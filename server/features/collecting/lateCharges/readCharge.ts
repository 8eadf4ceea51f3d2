import {
  lateCharge,
  type LateCharge,
  type LateFeeRule,
  type LateInvoice,
} from '../../../../domain/collecting/lateCharge.ts';
import { today } from '../../../../domain/dates/today.ts';
import type { Language } from '../../../../domain/languages.ts';
import { ApiError } from '../../../base/errors.ts';
import { isoInstant } from '../../../database/queries/instant.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';

/** The rule of a company, with what its drafts are made of. */
export interface LateFees extends LateFeeRule {
  readonly item: string | null;
  readonly scenario: string | null;
  readonly in_reminders: boolean;
  /** What the company says about it, by language. */
  readonly words: Readonly<Record<Language, string>>;
  /** The language that the company has fixed for its documents. */
  readonly fixed: Language | null;
}

const selectFees = `
  select s.is_on, trim_scale(s.interest_percent)::text as interest_percent, s.interest_per, s.interest_from_days, s.smallest_days, s.fee_amount::text,
    s.fee_currency, s.item_uuid as item, s.scenario_uuid as scenario, s.in_reminders,
    jsonb_build_object('pt', coalesce(s.pt_words, ''), 'en', coalesce(s.en_words, ''), 'es', coalesce(s.es_words, '')) as words,
    (select nullif(c.document_language, 'client') from companies c where c.tenant_id = $1 limit 1) as fixed
  from late_fee_settings s where s.tenant_id = $1`;

/** Reads what a company charges for late payment. */
export async function readLateFees(db: Db, tenant: string): Promise<LateFees> {
  const [fees] = await db.query<LateFees>(selectFees, [tenant]);
  if (!fees) throw new Error('A company has no rule for late payment');
  return fees;
}

/** An invoice that charges the late payment of another. */
export interface MadeCharge {
  readonly uuid: string;
  readonly status: string;
  readonly number: number | null;
  readonly full_number: string | null;
  readonly created_at: string;
}

const selectMade = `
  select i.uuid, i.status, i.number, i.full_number, ${isoInstant('i.created_at')} as created_at from invoices i
  where i.tenant_id = $1 and i.late_charge_of_uuid = $2 and i.status <> 'cancelled' order by i.created_at desc, i.uuid desc
  limit 20`;

/** Reads the latest charges for the late payment of an invoice; cancelled ones do not count. */
export const readMade = (db: Db, tenant: string, invoice: string): Promise<MadeCharge[]> =>
  db.query<MadeCharge>(selectMade, [tenant, invoice]);

/** What a company would charge for an invoice today. */
export interface Proposal extends LateCharge, Pick<LateFees, 'is_on' | 'interest_percent' | 'interest_per' | 'words'> {
  readonly currency: string;
  readonly made: readonly MadeCharge[];
}

const selectOpen = `
  select i.currency, i.open_amount::text, i.due_date::text from invoices i where i.tenant_id = $1 and i.uuid = $2`;

/** Reads what a company would charge for an invoice today. It is never a part of what is due. Throws `not_found`. */
export async function readProposal(db: Db, { tenant, now }: Scope, invoice: string): Promise<Proposal> {
  const [fees, [open], made] = await Promise.all([
    readLateFees(db, tenant.id),
    db.query<LateInvoice>(selectOpen, [tenant.id, invoice]),
    readMade(db, tenant.id, invoice),
  ]);
  if (!open) throw new ApiError('not_found');
  const { is_on, interest_percent, interest_per, words } = fees;
  const charge = lateCharge(open, fees, today(now, tenant.timeZone));
  return { ...charge, is_on, interest_percent, interest_per, words, currency: open.currency, made };
}

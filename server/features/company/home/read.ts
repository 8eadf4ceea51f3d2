import type { Attention } from '../../../../domain/company/home/attention.ts';
import { homePeriods, type Days, type HomePeriods } from '../../../../domain/company/home/periods.ts';
import type { CurrencyFigures, Week } from '../../../../domain/company/home/figures.ts';
import type { Company } from '../../../../schemas/resources/company/companies.ts';
import companies from '../../../../schemas/resources/company/companies.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import { listQueryOf } from '../../../engine/lists/query.ts';
import { finderOf } from '../../../engine/resources/finder.ts';
import type { Reader } from '../../../identity/scope.ts';
import { currenciesIn, figuresOf, weeksOf } from './figures.ts';
import { type Owing, readOwing } from './owing.ts';
import { attentionOf, readState, type AttentionAccess, type HomeState } from './state.ts';
import { openSums, paidSums, scheduledSums } from './sums.ts';

/** The user's rights on the home page besides invoices. */
export interface HomeAccess extends AttentionAccess {
  /** Whether they set up the company and see the first steps. */
  readonly steps: boolean;
}

/** The home page of a company. */
export interface Home extends Pick<HomePeriods, 'today' | 'month' | 'next'> {
  readonly month_before: Days;
  readonly next_before: Days;
  readonly company: Company;
  readonly has_issued: boolean;
  readonly steps?: Steps;
  readonly figures: readonly CurrencyFigures[];
  readonly weeks: readonly Week[];
  readonly owing: readonly Owing[];
  readonly attention: Attention;
  readonly next_run?: { readonly date: string; readonly count: number };
  readonly latest: readonly object[];
}

export type Steps = Readonly<
  Record<'company' | 'logo' | 'client' | 'scenario' | 'account' | 'invoice' | 'accountant', boolean>
>;

const [findCompanies, findInvoices] = await Promise.all([finderOf(companies), finderOf(invoices)]);
const onlyOne = listQueryOf(companies, { page: 1, per_page: 1, count: false });
const latest = listQueryOf(invoices, {
  page: 1,
  per_page: 10,
  count: false,
  fields: [...invoices.list.columns, ...Object.values(invoices.list.reads ?? {}).flat()].join(','),
});

/** Reads the whole home page in one packet. */
export async function readHome(db: Db, reader: Reader, access: HomeAccess): Promise<Home> {
  const { id, timeZone } = reader.tenant;
  const periods = homePeriods(reader.now, timeZone);
  const { today, month, monthBefore, next, nextBefore } = periods;
  const [found, open, paid, scheduled, owing, state, written] = await Promise.all([
    findCompanies.find(db, { ...reader, tenants: [id] }, onlyOne, companies),
    openSums(db, id, periods),
    paidSums(db, id, periods),
    scheduledSums(db, id, periods),
    readOwing(db, id, periods.inTime),
    readState(db, id, today),
    findInvoices.find(db, reader, latest, invoices),
  ]);
  const [company] = found.results as Company[];
  if (!company) throw new ApiError('not_found');
  const sums = { open, paid, scheduled };
  const currencies = currenciesIn(sums, company.currency);
  const figures = currencies.map((currency) => figuresOf(currency, sums));
  return {
    today,
    month,
    month_before: monthBefore,
    next,
    next_before: nextBefore,
    company,
    has_issued: state.has_issued,
    ...(access.steps && { steps: stepsOf(company, state) }),
    figures,
    weeks: weeksOf(currencies, sums, periods),
    owing,
    attention: attentionOf(
      state,
      figures.reduce((count, { overdue }) => count + overdue.count, 0),
      access,
      today,
    ),
    ...(access.runs && state.next_date && { next_run: { date: state.next_date, count: state.next_count ?? 0 } }),
    latest: written.results,
  };
}

const stepsOf = (company: Company, state: HomeState): Steps => ({
  company: company.nif !== undefined,
  logo: company.logo !== undefined,
  client: state.has_client,
  scenario: state.has_scenario,
  account: state.has_account,
  invoice: state.has_issued,
  accountant: state.has_accountant,
});

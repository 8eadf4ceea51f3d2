import type { Issue } from '../validation/issue.ts';
import { amendmentComplete } from './amendmentComplete.ts';
import { feeTypeFitsValue } from './feeTypeFitsValue.ts';
import { itemPrices } from './itemPrices.ts';
import { lateFeesComplete } from './lateFeesComplete.ts';
import { paymentTermsComplete } from './paymentTermsComplete.ts';
import { placeholdersKnown } from './placeholdersKnown.ts';
import { responsibleWhenSending } from './responsibleWhenSending.ts';
import type { Rule, RuleContext } from './rule.ts';
import { sendingHoursInOrder } from './sendingHoursInOrder.ts';
import { seriesPrints } from './seriesPrints.ts';
import { slugNotReserved } from './slugNotReserved.ts';
import { stepsOfReminders } from './stepsOfReminders.ts';
import { tributeTermsFit } from './tributeTermsFit.ts';
import { recurrenceOf } from '../recurrence/schedule/recurrence.ts';
import { lastDueDate } from '../recurrence/schedule/schedule.ts';
import { compareDates, isDate } from '../dates/date.ts';
import { textOf, objectOf, rowsOf } from './read.ts';
import { isNearToday } from '../documents/emission.ts';
import { areRelated } from '../validation/hosts.ts';
import { isLine } from '../documents/rows.ts';
import { isObject } from '../schema/isObject.ts';
import { checkTaxId, expectedTaxIds } from '../taxId/checkTaxId.ts';
import { isTimeZone } from '../kinds/timeZone.ts';

/** A contract does not end before its last due date; the message names that date. */
const contractEnd: Rule = (record) => {
  const end = textOf(record['due_date_contract']);
  const recurrence = recurrenceOf(record);
  if (!recurrence || !isDate(end)) return [];
  const last = lastDueDate(recurrence);
  if (compareDates(end, last) >= 0) return [];
  return [{ path: 'due_date_contract', key: 'validation.contractEndsEarly', args: { date: last } }];
};

/** An invoice has a due date: entered, or that of the payment terms. */
const dueDateGiven: Rule = ({ due_date: due, created }) =>
  isDate(textOf(created)) && (due === undefined || due === null)
    ? [{ path: 'due_date', key: 'validation.required' }]
    : [];

/** The due date is not before today or the emission date (specification §5). */
const dueDateNotPast: Rule = (record, { today }) => {
  const due = textOf(record['due_date']);
  const created = textOf(record['created']);
  if (!isDate(due)) return [];
  if (compareDates(due, today) < 0) return [{ path: 'due_date', key: 'validation.dueDateCannotLessThanCurrent' }];
  if (isDate(created) && compareDates(due, created) < 0) {
    return [{ path: 'due_date', key: 'validation.dueDateBeforeEmission' }];
  }
  return [];
};

/** A quote is valid today, and on the day that it is issued. */
const validityNotPast: Rule = (record, { today }) => {
  const [until, created] = [textOf(record['valid_until']), textOf(record['created'])];
  if (!isDate(until)) return [];
  const isPast = compareDates(until, today) < 0 || (isDate(created) && compareDates(until, created) < 0);
  return isPast ? [{ path: 'valid_until', key: 'validation.validityPast' }] : [];
};

/** The emission date is within a year of today, except for an invoice that has a number (design §6). */
const emissionNearToday: Rule = ({ created: entered, number }, { today }) => {
  const created = textOf(entered);
  const isFine = typeof number === 'number' || !isDate(created) || isNearToday(created, today);
  return isFine ? [] : [{ path: 'created', key: 'validation.emissionFar' }];
};

/** An issued document is not dated after today, except one that has a number. A draft may be. */
const emissionNotInFuture: Rule = ({ is_draft: isDraft, created: entered, number }, { today }) => {
  const created = textOf(entered);
  const isFine =
    isDraft !== false || typeof number === 'number' || !isDate(created) || compareDates(created, today) <= 0;
  return isFine ? [] : [{ path: 'created', key: 'validation.emissionInFuture' }];
};

/** An open invoice of the previous system was issued by today, and is due on that day or later. */
const openedBefore: Rule = (record, { today }) => {
  const [created, due] = [textOf(record['created']), textOf(record['due_date'])];
  if (!isDate(created)) return [];
  if (compareDates(created, today) > 0) return [{ path: 'created', key: 'validation.notInFuture' }];
  return isDate(due) && compareDates(due, created) < 0
    ? [{ path: 'due_date', key: 'validation.dueDateBeforeEmission' }]
    : [];
};

/** A limit of credit has a currency, and only a limit has one. */
const creditLimitWithCurrency: Rule = (record) => {
  const [limit, currency] = [textOf(record['credit_limit']), textOf(record['credit_currency'])];
  if ((limit === '') === (currency === '')) return [];
  return [{ path: limit === '' ? 'credit_limit' : 'credit_currency', key: 'validation.required' }];
};

/** A company's own host is apart from the platform's: below it are the hosts of all companies. */
const hostNotOfPlatform: Rule = (record, { platformHost }) => {
  const host = textOf(record['host']);
  if (host === '' || platformHost === undefined || !areRelated(host, platformHost)) return [];
  return [{ path: 'host', key: 'validation.hostOfPlatform', args: { host: platformHost } }];
};

/** An issued document has at least one line (specification §5); a draft may have none. */
const linesUnlessDraft: Rule = ({ is_draft: isDraft, ...record }) => {
  const path = record['items_invoice'] === undefined ? 'lines' : 'items_invoice';
  const isEmpty = Array.isArray(record[path]) && !rowsOf(record[path]).some(isLine);
  return isEmpty && isDraft !== true ? [{ path, key: 'validation.noLines' }] : [];
};

/** A tax has at most one rate. */
const rateOncePerTribute: Rule = (record) => {
  const keys = rowsOf(record['rates']).map((row) => textOf(objectOf(row['tribute'])['uuid']).toLowerCase());
  return keys.flatMap((key, k) =>
    key !== '' && keys.indexOf(key) < k ? [{ path: `rates.${k}.tribute`, key: 'validation.duplicateTribute' }] : [],
  );
};

/** A reason that is given says something. */
const reasonNotBlank: Rule = ({ reason }) =>
  typeof reason === 'string' && textOf(reason) === '' ? [{ path: 'reason', key: 'validation.required' }] : [];

/** At least one language is offered. */
const someLanguage: Rule = ({ languages }) => {
  if (!isObject(languages)) return [];
  const isSome = Object.values(languages).includes(true);
  return isSome ? [] : [{ path: 'languages.pt', key: 'validation.someLanguage' }];
};

/** The tax id is valid for the record's country, including check digits, if we know that country's rules. */
const taxIdFitsCountry: Rule = (record, context) => {
  const nif = textOf(record['nif']);
  const country = identifierOf(objectOf(objectOf(record['location'])['country']), context);
  if (nif === '' || country === undefined || checkTaxId(country, nif).valid) return [];
  return [{ path: 'nif', key: 'validation.taxId', args: { country, expected: expectedTaxIds(country) } }];
};

function identifierOf(country: Readonly<Record<string, unknown>>, context: RuleContext): string | undefined {
  const identifier = textOf(country['identifier']);
  if (identifier !== '') return identifier;
  return typeof country['id'] === 'number' ? context.countryIdentifier?.(country['id']) : undefined;
}

/** The time zone is in the IANA database. */
const timeZoneKnown: Rule = (record) => {
  const zone = textOf(record['time_zone']);
  return zone === '' || isTimeZone(zone) ? [] : [{ path: 'time_zone', key: 'validation.unknownTimeZone' }];
};

/** The rules that a resource can list under `rules`. */
export const rules: Readonly<Record<string, Rule>> = {
  amendmentComplete,
  contractEnd,
  creditLimitWithCurrency,
  dueDateGiven,
  dueDateNotPast,
  emissionNearToday,
  emissionNotInFuture,
  feeTypeFitsValue,
  hostNotOfPlatform,
  itemPrices,
  lateFeesComplete,
  linesUnlessDraft,
  openedBefore,
  paymentTermsComplete,
  placeholdersKnown,
  rateOncePerTribute,
  reasonNotBlank,
  responsibleWhenSending,
  sendingHoursInOrder,
  seriesPrints,
  slugNotReserved,
  someLanguage,
  stepsOfReminders,
  taxIdFitsCountry,
  timeZoneKnown,
  tributeTermsFit,
  validityNotPast,
};

/** Runs the named rules on a record. Throws for an unknown name, which is a typing error in a resource. */
export function runRules(
  names: readonly string[],
  record: Readonly<Record<string, unknown>>,
  context: RuleContext,
): Issue[] {
  return names.flatMap((name) => {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) throw new Error(`no such rule: ${name}`);
    return rule(record, context);
  });
}

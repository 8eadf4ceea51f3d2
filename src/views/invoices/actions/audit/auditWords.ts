import type { AuditEntry } from '../../../../../dataProvider/calls/invoices.ts';
import { kindOf } from '../../../../../domain/schema/kindOf.ts';
import { propertyAt } from '../../../../../domain/schema/path.ts';
import type { Property } from '../../../../../domain/schema/property.ts';
import invoices from '../../../../../schemas/resources/invoices.ts';
import { formatDate, formatDecimal, formatInstant, formatMoney } from '../../../../i18n/format.ts';
import type { Language } from '../../../../i18n/languages.ts';

export interface AuditContext {
  readonly language: Language;
  /** The invoice's own, which every amount of it is in. */
  readonly currency: string;
  /** The currency that came in, which the fee and what is left of the payment are in. */
  readonly received?: string;
  /** What is told by its key, by name: templates, the account. */
  readonly names: Readonly<Record<string, string>>;
  readonly translate: (key: string, args?: { readonly _: string }) => string;
}

/** What the database keeps for itself, or says again in another column. */
const hidden = new Set([
  'uuid',
  'tenant_id',
  'invoice_uuid',
  'version',
  'search_text',
  'public_hash',
  'service_provider_uuid',
  'service_buyer_uuid',
  'payment_responsible_uuid',
]);

const order = Object.keys(invoices.schema.properties);
const rank = (column: string) => (order.includes(column) ? order.indexOf(column) : order.length);

/** The changes that tell a reader something, in the order of the schema; of a new invoice only what it was given. */
export function toldChanges({ action, changes }: Pick<AuditEntry, 'action' | 'changes'>) {
  return Object.entries(changes)
    .filter(([column, [, next]]) => !hidden.has(column) && !(action === 'created' && isUntold(next)))
    .toSorted(([a], [b]) => rank(a) - rank(b));
}

function isUntold(value: unknown): boolean {
  return value === null || value === '' || (typeof value === 'string' && isUuid(value));
}

/** The currency that a change says came in. */
export function receivedCurrency({ changes }: Pick<AuditEntry, 'changes'>): string | undefined {
  const currency = changes.exchange_currency?.[1];
  return typeof currency === 'string' ? currency : undefined;
}

/** The name of a changed column: the invoice's field, else one of its payment's or the server's own. */
export function fieldWord(column: string, { translate }: AuditContext): string {
  const own = translate(`invoiceActions.audit.fields.${column}`, { _: column });
  return translate(`resources.invoices.fields.${column}`, { _: own });
}

/** A changed value as a reader of the language writes it. */
export function valueWord(column: string, value: unknown, context: AuditContext): string {
  const { language, translate, currency, received, names } = context;
  if (value === null || value === undefined || value === '') return translate('invoiceActions.audit.nothing');
  if (typeof value === 'boolean') return translate(`invoiceActions.audit.${value ? 'yes' : 'no'}`);
  if (typeof value === 'object') return objectWord(value);
  const text = String(value);
  const name = names[text];
  if (name !== undefined) return name;
  if (isUuid(text)) return translate('invoiceActions.audit.another');
  const found = propertyOf(column);
  switch (found && kindOf(found.property)) {
    case 'choice':
      return translate(`resources.invoices.values.${found?.path}.${text}`, { _: text });
    case 'money':
      return moneyWord(text, found?.path === column ? currency : received, language);
    case 'decimal':
      return formatDecimal(withDecimals(text, found?.property.decimal?.fraction ?? 0), language);
    case 'date':
      return formatDate(text, language);
    default:
      return isInstant(text) ? formatInstant(text, language) : text;
  }
}

function propertyOf(column: string): { path: string; property: Property } | undefined {
  const path = [column, `transactions.${column}`].find((candidate) => propertyAt(invoices.schema, candidate));
  const property = path && propertyAt(invoices.schema, path);
  return property ? { path, property } : undefined;
}

/** What is a whole object on the document (a party, a scenario) is told by its name. */
function objectWord(value: object): string {
  if ('name' in value && typeof value.name === 'string') return value.name;
  return Array.isArray(value) ? value.map((item) => String(item)).join(', ') : JSON.stringify(value);
}

/** Without a currency just the figure: another entry may tell it. */
function moneyWord(amount: string, currency: string | undefined, language: Language): string {
  return currency ? formatMoney(amount, currency, language) : formatDecimal(amount, language);
}

/** The log keeps figures as numbers, which have lost the zeros at their end. */
function withDecimals(figure: string, fraction: number): string {
  const [whole = '', decimals = ''] = figure.split('.');
  return fraction > 0 ? `${whole}.${decimals.padEnd(fraction, '0')}` : figure;
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text);
}

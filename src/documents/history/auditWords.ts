import type { AuditEntry } from '../../../dataProvider/calls/history.ts';
import { kindOf } from '../../../domain/schema/kindOf.ts';
import { propertyAt } from '../../../domain/schema/path.ts';
import type { Property } from '../../../domain/schema/property.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Language } from '../../../domain/languages.ts';
import { isDate } from '../../../domain/dates/date.ts';
import { formatDate } from '../../../domain/kinds/date.ts';
import { formatInstant } from '../../../domain/kinds/instant.ts';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { codeText } from '../../../domain/kinds/codeText.ts';
import refunds from '../../../schemas/resources/payments/refunds.ts';
import type { AuditContext, ChangeDescription } from './auditContext.ts';
import { digestWord, isDigest } from '../../generate/history/digests.ts';
import { isWholeLine, lineLabel, lineOf, lineWord } from './lineWords.ts';
import { zone } from '../../i18n/zone.ts';

type HistoryOf = Pick<AuditContext, 'resource' | 'linesAt'>;

/** Internal columns, and those that repeat others or the sentence. */
const hidden = new Set([
  'uuid',
  'tenant_id',
  'version',
  'search_text',
  'public_hash',
  'service_provider_uuid',
  'service_buyer_uuid',
  'payment_responsible_uuid',
  'kind',
]);

/** Lines come last by position, because there may be many. */
function rank(path: string, { resource, linesAt }: HistoryOf): number {
  const order = Object.keys(resource.schema.properties);
  const line = lineOf(path, linesAt);
  if (line !== undefined) return order.length + 1 + line;
  return order.includes(path) ? order.indexOf(path) : order.length;
}

/** Returns the meaningful changes in schema order; for a new document only its values. */
export function shownChanges({ action, changes }: Pick<AuditEntry, 'action' | 'changes'>, of: HistoryOf) {
  return Object.entries(changes)
    .filter(
      ([path, [, next]]) =>
        !isSentence(path) &&
        !hidden.has(path) &&
        !isOwnKey(path, of) &&
        !(action === 'created' && isNotShown(next)) &&
        !isShownWithText(path, { action, changes }, of) &&
        !(path === 'number' && changes['full_number'] !== undefined),
    )
    .toSorted(([a], [b]) => rank(a, of) - rank(b, of));
}

/** Changes that the sentence already contains. */
const isSentence = (path: string): boolean =>
  path === 'amendment' || path === 'refund_amount' || path.startsWith('issued.');

/** The text whose formatting a column has. */
function formattedText(path: string, { resource: { schema } }: Pick<HistoryOf, 'resource'>): string | undefined {
  const text = /^(.+)_rich$/.exec(path)?.[1];
  return text !== undefined && propertyAt(schema, text)?.kind === 'richText' ? text : undefined;
}

/** Formatting is reported only if the text is unchanged. */
function isShownWithText(
  path: string,
  { action, changes }: Pick<AuditEntry, 'action' | 'changes'>,
  of: HistoryOf,
): boolean {
  const text = formattedText(path, of);
  return text !== undefined && (action === 'created' || changes[text] !== undefined);
}

/** The key by which parts refer to their document. */
function isOwnKey(path: string, { resource: { schema } }: HistoryOf): boolean {
  return path.endsWith('_uuid') && !propertyAt(schema, path);
}

function isNotShown(value: unknown): boolean {
  return value === null || value === '' || (typeof value === 'string' && isUuid(value));
}

/** Returns the receipt's currency in a change. */
export function receivedCurrency({ changes }: Pick<AuditEntry, 'changes'>): string | undefined {
  const currency = changes.exchange_currency?.[1];
  return typeof currency === 'string' ? currency : undefined;
}

type Change = AuditEntry['changes'][string];

/** Returns what a change says: its label, and its values before and after. */
export const describeChange = (path: string, change: Change, context: AuditContext): ChangeDescription =>
  context.fact?.(path, change, context) ?? {
    label: changeLabel(path, change, context),
    ...changeWords(path, change, context),
  };

/** Returns the label of a change: its line, the document's field, or a field of payment or server. */
export function changeLabel(column: string, change: Change, context: AuditContext): string {
  const path = formattedText(column, context) ?? column;
  const own = context.translate(`documents.history.fields.${path}`, { _: path });
  return (
    lineLabel(path, change, context) ??
    context.translate(`resources.${context.resource.name}.fields.${path}`, { _: own })
  );
}

/** Formats a change: old and new value; one is absent if empty. */
export function changeWords(
  path: string,
  [previous, next]: Change,
  context: AuditContext,
): { readonly previous?: string | undefined; readonly next?: string | undefined } {
  const [was, is] = [previous ?? undefined, next ?? undefined];
  if (isDigest(was) || isDigest(is)) return { next: digestWord(was, is, context.translate) };
  const before = { ...context, currency: context.currencyBefore ?? context.currency };
  return {
    previous: was === undefined ? undefined : (lineWord(was, is, before) ?? valueWord(path, was, before)),
    next: is === undefined ? goneWord(path, context) : (lineWord(is, was, context) ?? valueWord(path, is, context)),
  };
}

/** The text for a removed value; the label of a line says it itself. */
function goneWord(path: string, { translate, linesAt }: AuditContext): string | undefined {
  if (isWholeLine(path, linesAt)) return undefined;
  return translate(`documents.history.${lineOf(path, linesAt) === undefined ? 'nothing' : 'removed'}`);
}

/** A changed value as a reader of the language writes it. */
export function valueWord(column: string, value: unknown, context: AuditContext): string {
  const { resource, language, translate, currency, received, names } = context;
  if (value === null || value === undefined || value === '') return translate('documents.history.nothing');
  if (typeof value === 'boolean') return translate(`documents.history.${value ? 'yes' : 'no'}`);
  if (typeof value === 'object') return objectWord(value);
  const text = String(value);
  const name = names[text];
  if (name !== undefined) return name;
  if (isUuid(text)) return translate('documents.history.another');
  const found = propertyOf(column, resource);
  switch (found && kindOf(found.property)) {
    case 'choice':
      return translate(`resources.${resource.name}.values.${found?.path}.${text}`, { _: text });
    case 'money':
      return moneyWord(text, found?.path === column ? currency : received, language);
    case 'decimal':
      return formatDecimal(text, language);
    case 'date':
      return formatDate(text, language);
    default:
      return isInstant(text) ? formatInstant(text, language, zone()) : unknownWord(column, text, context);
  }
}

/** The value of a column that the schema does not have: a day, or the code of a gateway's refusal. */
function unknownWord(column: string, text: string, { resource, language, translate }: AuditContext): string {
  if (propertyOf(column, resource)) return text;
  if (column === 'error') return codeText(text, refunds.schema.properties.error, translate);
  return isDate(text) ? formatDate(text, language) : text;
}

function propertyOf(column: string, { schema }: Resource): { path: string; property: Property } | undefined {
  const path = [column, `transactions.${column}`].find((candidate) => propertyAt(schema, candidate));
  const property = path && propertyAt(schema, path);
  return property ? { path, property } : undefined;
}

/** An object (a party, a scenario) is shown by name. */
function objectWord(value: object): string {
  if ('name' in value && typeof value.name === 'string') return value.name;
  return Array.isArray(value) ? value.map((item) => String(item)).join(', ') : JSON.stringify(value);
}

/** Without a currency only the number, because another entry may contain it. */
function moneyWord(amount: string, currency: string | undefined, language: Language): string {
  return currency ? formatMoney(amount, currency, language) : formatDecimal(amount, language);
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text);
}

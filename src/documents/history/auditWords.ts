import type { AuditEntry } from '../../../dataProvider/calls/history.ts';
import { kindOf } from '../../../domain/schema/kindOf.ts';
import { propertyAt } from '../../../domain/schema/path.ts';
import type { Property } from '../../../domain/schema/property.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { formatDate } from '../../../domain/kinds/date.ts';
import { formatInstant } from '../../../domain/kinds/instant.ts';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import type { Language } from '../../../domain/languages.ts';
import { isWholeLine, lineLabel, lineOf, lineWord } from './lineWords.ts';
import { zone } from '../../i18n/zone.ts';

export interface AuditContext {
  readonly language: Language;
  readonly resource: Resource;
  /** The property with the lines. */
  readonly linesAt: string;
  /** The document's own at the time, which every amount of it is in. */
  readonly currency: string;
  /** The same before the change. */
  readonly currencyBefore?: string;
  /** The currency that came in, which the fee and what is left of the payment are in. */
  readonly received?: string;
  /** What is told by its key, by name: templates, the account. */
  readonly names: Readonly<Record<string, string>>;
  /** What is said of an entry that only this kind of document has. */
  readonly sentence?: (entry: AuditEntry, context: AuditContext) => string | undefined;
  readonly translate: (key: string, args?: Readonly<Record<string, string | number>>) => string;
}

type HistoryOf = Pick<AuditContext, 'resource' | 'linesAt'>;

/** What the database keeps for itself, or says again in another column. */
const hidden = new Set([
  'uuid',
  'tenant_id',
  'version',
  'search_text',
  'public_hash',
  'service_provider_uuid',
  'service_buyer_uuid',
  'payment_responsible_uuid',
]);

/** Lines come last, each at its place: there may be many. */
function rank(path: string, { resource, linesAt }: HistoryOf): number {
  const order = Object.keys(resource.schema.properties);
  const line = lineOf(path, linesAt);
  if (line !== undefined) return order.length + 1 + line;
  return order.includes(path) ? order.indexOf(path) : order.length;
}

/** The changes that tell a reader something, in the order of the schema; of a new document only what it was given. */
export function toldChanges({ action, changes }: Pick<AuditEntry, 'action' | 'changes'>, of: HistoryOf) {
  return Object.entries(changes)
    .filter(
      ([path, [, next]]) =>
        !isSentence(path) &&
        !hidden.has(path) &&
        !isOwnKey(path, of) &&
        !(action === 'created' && isUntold(next)) &&
        !isToldWithText(path, { action, changes }, of),
    )
    .toSorted(([a], [b]) => rank(a, of) - rank(b, of));
}

/** What the sentence of an entry says already. */
const isSentence = (path: string): boolean => path === 'amendment' || path.startsWith('issued.');

/** The text that a column has the formatting of. */
function formattedText(path: string, { resource: { schema } }: Pick<HistoryOf, 'resource'>): string | undefined {
  const text = /^(.+)_rich$/.exec(path)?.[1];
  return text !== undefined && propertyAt(schema, text)?.kind === 'richText' ? text : undefined;
}

/** Formatting is a change only where the words are the same. */
function isToldWithText(
  path: string,
  { action, changes }: Pick<AuditEntry, 'action' | 'changes'>,
  of: HistoryOf,
): boolean {
  const text = formattedText(path, of);
  return text !== undefined && (action === 'created' || changes[text] !== undefined);
}

/** By which what belongs to a document names it. */
function isOwnKey(path: string, { resource: { schema } }: HistoryOf): boolean {
  return path.endsWith('_uuid') && !propertyAt(schema, path);
}

function isUntold(value: unknown): boolean {
  return value === null || value === '' || (typeof value === 'string' && isUuid(value));
}

/** The currency that a change says came in. */
export function receivedCurrency({ changes }: Pick<AuditEntry, 'changes'>): string | undefined {
  const currency = changes.exchange_currency?.[1];
  return typeof currency === 'string' ? currency : undefined;
}

type Change = AuditEntry['changes'][string];

/** What a change is called: by the line it is of, by the document's field, or by one of its payment's or the server's own. */
export function changeLabel(column: string, change: Change, context: AuditContext): string {
  const path = formattedText(column, context) ?? column;
  const own = context.translate(`documents.history.fields.${path}`, { _: path });
  return (
    lineLabel(path, change, context) ??
    context.translate(`resources.${context.resource.name}.fields.${path}`, { _: own })
  );
}

/** A change in words: what was there and what is now; without one of them where nothing was or is. */
export function changeWords(
  path: string,
  [previous, next]: Change,
  context: AuditContext,
): { readonly previous?: string | undefined; readonly next?: string | undefined } {
  const [was, is] = [previous ?? undefined, next ?? undefined];
  if (isDigest(was) || isDigest(is)) return { next: digestWord(was, is, context) };
  const before = { ...context, currency: context.currencyBefore ?? context.currency };
  return {
    previous: was === undefined ? undefined : (lineWord(was, is, before) ?? valueWord(path, was, before)),
    next: is === undefined ? goneWord(path, context) : (lineWord(is, was, context) ?? valueWord(path, is, context)),
  };
}

/** What is said in place of what is no more; of a whole line its name says so. */
function goneWord(path: string, { translate, linesAt }: AuditContext): string | undefined {
  if (isWholeLine(path, linesAt)) return undefined;
  return translate(`documents.history.${lineOf(path, linesAt) === undefined ? 'nothing' : 'removed'}`);
}

/** Of a picture only that it is another one, and nothing of what was too long to be kept. */
function digestWord(was: unknown, is: unknown, { translate }: AuditContext): string {
  if ([was, is].some((value) => String(value).startsWith('format:'))) return translate('documents.history.formatting');
  if ([was, is].some((value) => String(value).startsWith('md5:'))) return translate('documents.history.long');
  if (was === undefined) return translate('documents.history.added');
  return translate(`documents.history.${is === undefined ? 'removed' : 'replaced'}`);
}

const isDigest = (value: unknown): boolean => typeof value === 'string' && /^(md5|sha256|format):[\da-f]+$/.test(value);

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
      return isInstant(text) ? formatInstant(text, language, zone()) : text;
  }
}

function propertyOf(column: string, { schema }: Resource): { path: string; property: Property } | undefined {
  const path = [column, `transactions.${column}`].find((candidate) => propertyAt(schema, candidate));
  const property = path && propertyAt(schema, path);
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

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text);
}

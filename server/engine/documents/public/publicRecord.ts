import { buyerReferenceNames } from '../../../../schemas/parts/documents/document.ts';
import { documentAdjustmentRows, type AdjustmentRow } from '../../../../domain/documents/adjustmentRows.ts';
import type { EnteredAdjustment } from '../../../../domain/documents/adjustments.ts';
import { namesOf } from '../../../../domain/documents/namesInLanguages.ts';
import type { LanguageNames } from '../../../../schemas/parts/names.ts';
import { statedBy, type StatedLine } from '../../../../domain/documents/lineFields.ts';
import {
  countedAmong,
  isLine,
  type Option,
  type RecordedLine,
  type TextRow,
} from '../../../../domain/documents/rows.ts';
import { taxBreakdown, type TaxCountry, type TaxSide } from '../../../../domain/taxes/breakdown.ts';
import { responsibleFor } from '../../../../domain/taxes/boxes.ts';
import { withoutNoted, type NotedFigures } from '../../../../domain/taxes/noted.ts';
import { notesOf } from '../../../../domain/documents/notesInLanguages.ts';
import { shownBoxes, shownFigures, shownRecovery, type Disclosure } from '../../../../domain/taxes/disclosure.ts';
import { isObject } from '../../../../domain/schema/isObject.ts';
import { without } from '../../../../domain/schema/without.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import type { Party } from '../parties.ts';
import type { Contacted } from '../drawing/printedFields.ts';

/** A record by its properties. */
export type Shown = Readonly<Record<string, unknown>>;

/** Returns the given properties of a record that have a value. */
export const pick = (record: Shown, names: readonly string[]): Shown =>
  Object.fromEntries(
    names.flatMap((name) => ((record[name] ?? undefined) === undefined ? [] : [[name, record[name]]])),
  );

/** A row of a record. */
type ShownRow = ShownLine | (TextRow & { readonly total?: string });

interface ShownLine extends Pick<RecordedLine, 'scenery' | 'total' | 'net'>, StatedLine, Option {
  readonly row?: undefined;
  readonly gross?: string;
  readonly item: { readonly description?: string } & LanguageNames;
}

/** A document as its company sees it. */
type PublishedDocument = Shown &
  Disclosure &
  NotedFigures & { readonly currency: string; readonly adjustments?: readonly EnteredAdjustment[] };

const common = [
  'company_number',
  ...buyerReferenceNames,
  'currency',
  'subtotal',
  'net',
  'total',
  'observation',
  'terms_payment',
];
const parties = ['service_provider', 'service_buyer', 'payment_responsible'];

/**
 * Returns the public part of a document for its client: no keys, no scenarios, and only the taxes that the company
 * discloses.
 */
export function publicDocument(
  { document }: Pick<Resource, 'document'>,
  record: PublishedDocument,
  { contact, language }: Contacted,
): Shown {
  const { lines: linesAt = '', public: page } = document ?? {};
  const rows = record[linesAt] as readonly ShownRow[];
  const billed = countedAmong(rows);
  const adjusted = documentAdjustmentRows(record.adjustments, billed, record.currency);
  const printed = withoutNoted(record, billed, record.currency);
  const taxes = taxBreakdown(billed, record.currency, record);
  return {
    ...withoutKeys(pick(record, [...(page?.shows ?? []), ...common])),
    ...pick(printed, shownFigures(record)),
    ...recoveryOf(printed),
    ...Object.fromEntries(
      parties.flatMap((name) => (record[name] ? [[name, publicParty(record[name] as Party)]] : [])),
    ),
    [linesAt]: rows.map((row) => (isLine(row) ? publicLine(row) : pick({ ...row }, ['row', 'description', 'total']))),
    ...(adjusted.length > 0 && { adjustments: adjusted.map(publicAdjustment) }),
    ...(shownBoxes(record).length > 0 && { taxes: taxes.map(publicSide) }),
    ...(language && { language }),
    ...(contact && Object.keys(contact).length > 0 && { contact }),
  };
}

/** Returns what is recoverable of the shown taxes, where anything is. */
function recoveryOf(record: PublishedDocument): Shown {
  const isSome = (name: string): boolean => /[1-9]/.test(String(record[name] ?? ''));
  const names = shownRecovery(record);
  return pick(
    record,
    names.filter((name) => isSome(name === 'importer_net_cost' ? 'importer_recoverable' : name)),
  );
}

/** Returns properties whose references have no keys. */
const withoutKeys = (shown: Shown): Shown =>
  Object.fromEntries(
    Object.entries(shown).map(([name, value]) => [name, isObject(value) ? without(value, ['uuid']) : value]),
  );

function publicParty(party: Party): Shown {
  const { location, ...identity } = party;
  if (!location) return pick(identity, ['name', 'nif']);
  const { country, ...place } = location as { country?: TaxCountry };
  return {
    ...pick(identity, ['name', 'nif']),
    location: { ...pick(place, ['address', 'complement']), ...(country && { country: publicCountry(country) }) },
  };
}

const publicCountry = ({ identifier, name }: TaxCountry): Shown => pick({ identifier, name }, ['identifier', 'name']);

const publicLine = ({ item, ...line }: ShownLine): Shown => ({
  item: { description: item.description ?? '', ...namesOf(item) },
  ...statedBy(line),
  ...(line.gross !== line.total && { gross: line.gross }),
  total: line.total,
  ...pick({ ...line }, ['is_optional', 'is_accepted']),
});

const publicAdjustment = (row: AdjustmentRow): Shown => pick({ ...row }, ['kind', 'percent', 'reason', 'total']);

const publicSide = ({ side, countries, tributes, notes, total }: TaxSide): Shown => ({
  side,
  countries: countries.map(publicCountry),
  tributes: tributes.map(({ name, box, isFixed, value, base, amount, ...tribute }) => ({
    name,
    ...namesOf(tribute),
    ...notesOf(tribute),
    is_fixed: isFixed,
    value,
    base,
    amount,
    tax_responsible: responsibleFor(box),
  })),
  ...(notes.length > 0 && {
    notes: notes.map(({ name, ...tribute }) => ({ name, ...namesOf(tribute), ...notesOf(tribute) })),
  }),
  total,
});

import { detailText, lineDetails } from '../../../domain/documents/lineDetails.ts';
import type { Option, TextRow } from '../../../domain/documents/rows.ts';
import { quantityText } from '../../../domain/documents/lineFigures.ts';
import type { StatedLine } from '../../../domain/documents/lineFields.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import { formatPercent } from '../../../domain/kinds/percent.ts';
import { joined } from '../../../domain/words/isolated.ts';
import { adjustmentWords } from './adjustmentWords.ts';
import type { AuditContext } from './auditContext.ts';

/** A tribute of a line in a history. */
interface LoggedTribute {
  readonly name: string;
  readonly value: string;
  readonly is_fixed: boolean;
  readonly is_origin: boolean;
  readonly tax_responsible: string;
}

/** An added or removed line. */
interface LoggedLine extends StatedLine, Option {
  readonly item: string;
  /** A digest if it was too long. */
  readonly scenery: { readonly name: string } | string;
}

/** Splits a path within `linesAt` into line and field. */
function partsOf(path: string, linesAt: string): readonly (string | undefined)[] {
  if (!path.startsWith(`${linesAt}.`)) return [];
  return /^(\d+)(?:\.(\w+))?/.exec(path.slice(linesAt.length + 1))?.slice(1) ?? [];
}

/** Returns the line index of a path; undefined for other paths. */
export function lineOf(path: string, linesAt: string): number | undefined {
  const [position] = partsOf(path, linesAt);
  return position === undefined ? undefined : Number(position);
}

/** Returns whether a path is a whole line, which was added or removed. */
export const isWholeLine = (path: string, linesAt: string): boolean => {
  const [position, field] = partsOf(path, linesAt);
  return position !== undefined && field === undefined;
};

/** Formats the label of a line's change: `Line 3 · Unit price`, `Line 3 · ISS`, `Line 3 added`. */
export function lineLabel(
  path: string,
  change: readonly [unknown, unknown],
  context: AuditContext,
): string | undefined {
  const { resource, linesAt, translate } = context;
  const [position, field] = partsOf(path, linesAt);
  if (position === undefined) return undefined;
  const [previous, next] = change;
  const line = Number(position) + 1;
  if (field === undefined) return translate(`documents.history.${next ? 'lineAdded' : 'lineRemoved'}`, { line });
  const tribute = [next, previous].find(isTribute);
  const words = `resources.${resource.name}.fields.${linesAt}.${field}`;
  const name = tribute ? tribute.name : translate(words, { _: field });
  return `${translate('documents.history.line', { line })} · ${name}`;
}

/** Formats a line or tribute; undefined for other values. Parts equal to `other` are omitted for a tribute. */
export function lineWord(value: unknown, other: unknown, context: AuditContext): string | undefined {
  if (isTribute(value)) return tributeWord(value, isTribute(other) ? other : undefined, context);
  if (isText(value)) {
    return joined([context.translate(`documents.grid.rows.${value.row}`), value.description ?? '']);
  }
  if (Array.isArray(value)) return adjustmentWords(value, context);
  if (!isLine(value)) return undefined;
  const { language, currency } = context;
  const { item, quantity, price, base_quantity: base, scenery } = value;
  const each = `${formatMoney(price, currency, language)}${base ? ` / ${formatDecimal(base, language)}` : ''}`;
  const sum = `${quantityText(quantity, value, language)} × ${each}`;
  const details = lineDetails(value, { language, currency }).map(
    ({ text, ...detail }) => text ?? detailText(detail, (name) => context.translate(`documents.grid.columns.${name}`)),
  );
  const adjusted = adjustmentWords(value.adjustments, context);
  return joined([
    item,
    sum,
    ...(value.is_optional ? [context.translate('documents.grid.optional')] : []),
    ...details,
    ...(adjusted ? [adjusted] : []),
    ...(typeof scenery === 'string' ? [] : [scenery.name]),
  ]);
}

function tributeWord(tribute: LoggedTribute, other: LoggedTribute | undefined, context: AuditContext): string {
  const { language, currency, translate } = context;
  const { value, is_fixed: isMoney } = tribute;
  const figure = isMoney ? formatMoney(value, currency, language) : formatPercent(value, language);
  const sides = (['is_origin', 'tax_responsible'] as const).filter((side) => other && other[side] !== tribute[side]);
  const words = sides.map((side) => translate(`resources.scenarios.values.tributes.${side}.${tribute[side]}`));
  return [figure, ...words].join(' · ');
}

function isTribute(value: unknown): value is LoggedTribute {
  return typeof value === 'object' && value !== null && 'tax_responsible' in value;
}

function isLine(value: unknown): value is LoggedLine {
  return typeof value === 'object' && value !== null && 'quantity' in value;
}

/** Returns whether a value is a text, heading or subtotal. */
function isText(value: unknown): value is TextRow {
  return typeof value === 'object' && value !== null && 'row' in value;
}

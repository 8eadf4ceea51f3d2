import { statedBy } from '../../../domain/documents/lineFields.ts';
import { isMoney } from '../../../domain/taxes/resolve.ts';
import type { DocumentPayload, LinePayload } from '../../../dataProvider/calls/documentForm.ts';
import { enteredAdjustments } from '../grid/lines/adjustments.ts';
import { isBlank, type Line } from '../grid/lines/line.ts';
import { valueOf } from '../grid/lines/tributeValue.ts';
import type { DocumentValues } from '../form/documentForm.ts';

interface Sending {
  readonly linesAt: string;
  readonly provider: string;
  /** The values of the way to save. */
  readonly sends: Readonly<Record<string, unknown>>;
  /** Whether scenarios for other countries are accepted. */
  readonly isConfirmed?: boolean;
}

/** Returns the request that saves a document (design §5). Blank lines, empty texts and lists are omitted. */
export function toPayload(
  values: DocumentValues,
  lines: readonly Line[],
  { linesAt, provider, sends, isConfirmed = false }: Sending,
): DocumentPayload {
  const { accepted: _, remove_logo, ...fields } = values;
  const entered = { ...fields, adjustments: enteredAdjustments(fields['adjustments']) };
  const given = Object.entries(entered).filter(([, value]) => !isNothing(value));
  return {
    ...Object.fromEntries(given),
    ...(remove_logo && { remove_logo }),
    service_provider_uuid: provider,
    ...sends,
    ...(isConfirmed && { confirm_scenarios: true }),
    [linesAt]: linesPayload(lines),
  };
}

/** Converts lines for the request, without blank ones. */
export const linesPayload = (lines: readonly Line[]): LinePayload[] =>
  lines.filter((line) => !isBlank(line)).map(linePayload);

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function linePayload(line: Line): LinePayload {
  if (line.row) return { row: line.row, ...(line.description?.trim() && { description: line.description }) };
  // What the server keeps of a line that deducts a deposit is only repeated.
  const tributes = line.mirror ? [] : (line.scenario?.tributes ?? []);
  return {
    item: { uuid: line.item?.uuid ?? '' },
    ...statedBy(line),
    ...(line.is_optional && { is_optional: true }),
    ...(line.mirror && { mirrors_line: line.mirror.line }),
    scenery: {
      uuid: line.scenario?.uuid ?? '',
      tributes: tributes.map((tribute) => ({
        uuid: tribute.uuid,
        value: valueOf(line, tribute),
        is_fixed: isMoney(tribute),
        is_origin: tribute.is_origin,
        type: tribute.type,
        tax_responsible: tribute.tax_responsible,
      })),
    },
  };
}

import { isMoney } from '../../../domain/taxes/resolve.ts';
import type { DocumentPayload, LinePayload } from '../../../dataProvider/calls/documentForm.ts';
import { isBlank, type Line } from '../grid/line.ts';
import { valueOf } from '../grid/tributeValue.ts';
import type { DocumentValues } from '../form/documentForm.ts';

interface Sending {
  readonly linesAt: string;
  readonly provider: string;
  readonly isDraft: boolean;
  /** Whether it is issued though the scenario of a line is for other countries. */
  readonly isConfirmed?: boolean;
}

/** The request that saves a document (design §5). Blank lines and empty texts are left out. */
export function toPayload(
  values: DocumentValues,
  lines: readonly Line[],
  { linesAt, provider, isDraft, isConfirmed = false }: Sending,
): DocumentPayload {
  const { accepted: _, remove_logo, ...fields } = values;
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== '');
  return {
    ...Object.fromEntries(given),
    ...(remove_logo && { remove_logo }),
    service_provider_uuid: provider,
    is_draft: isDraft,
    ...(isConfirmed && { confirm_scenarios: true }),
    [linesAt]: lines.filter((line) => !isBlank(line)).map(linePayload),
  };
}

function linePayload(line: Line): LinePayload {
  return {
    item: { uuid: line.item?.uuid ?? '' },
    quantity: line.quantity,
    price: line.price,
    scenery: {
      uuid: line.scenario?.uuid ?? '',
      tributes: (line.scenario?.tributes ?? []).map((tribute) => ({
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

/** The request as multipart: what JSON could not carry is the logo's file, so the lines travel as a JSON part. */
export function toMultipart(payload: DocumentPayload, logo: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(payload)) {
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  form.set('logo', logo, logo.name);
  return form;
}

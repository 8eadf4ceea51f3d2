import { buyerReferenceNames } from '../../schemas/parts/documents/document.ts';
import { plainText } from '../richText/plainText.ts';
import { isDocument, richTextOf } from '../richText/richText.ts';
import { isObject } from '../schema/isObject.ts';
import { isLine, type TextRow } from './rows.ts';
import { printedBelow, type StatedLine } from './lineFields.ts';

/** A row as a document prints it. */
type PrintedRow = TextRow | PrintedLine;

interface PrintedLine extends Partial<StatedLine> {
  readonly row?: null | undefined;
  readonly item_description: string;
  readonly scenery: { readonly tributes: readonly { readonly name: string }[] };
}

/** Whose texts a document prints, by the field that selects them. */
const parties = {
  service_provider_uuid: 'service_provider',
  service_buyer_uuid: 'service_buyer',
  payment_responsible_uuid: 'payment_responsible',
} as const;

/** An adjustment as a document prints it. */
type Reasoned = readonly { readonly reason?: string | undefined }[] | null | undefined;

/** The texts of adjustments, by their paths. */
function* reasonsIn(path: string, adjustments: Reasoned): Generator<readonly [path: string, text: string]> {
  for (const [index, { reason }] of (adjustments ?? []).entries())
    if (reason) yield [`${path}.${index}.reason`, reason];
}

const own = ['company_number', ...buyerReferenceNames, 'observation', 'terms_payment'] as const;

/** Returns the texts that a document prints of its own content, by the paths of their fields. */
export function* printedTexts(
  document: { readonly [name in (typeof parties)[keyof typeof parties] | (typeof own)[number]]?: unknown } & {
    readonly adjustments?: Reasoned;
  },
  lines: readonly PrintedRow[],
  linesAt: string,
): Generator<readonly [path: string, text: string]> {
  for (const [path, party] of Object.entries(parties)) for (const text of textsIn(document[party])) yield [path, text];
  for (const path of own) {
    const value = document[path];
    const rich = isDocument(value) ? richTextOf(value) : undefined;
    if (typeof value === 'string' || rich !== undefined)
      yield [path, rich === undefined ? String(value) : plainText(rich)];
  }
  yield* reasonsIn('adjustments', document.adjustments);
  for (const [index, line] of lines.entries()) {
    if (!isLine(line)) {
      if (line.description) yield [`${linesAt}.${index}.description`, line.description];
      continue;
    }
    const { item_description: item, scenery } = line;
    yield [`${linesAt}.${index}.item`, item];
    for (const name of printedBelow) {
      const text = line[name];
      if (typeof text === 'string') yield [`${linesAt}.${index}.${name}`, text];
    }
    yield* reasonsIn(`${linesAt}.${index}.adjustments`, line.adjustments);
    for (const { name } of scenery.tributes) yield [`${linesAt}.${index}.scenery`, name];
  }
}

/** Returns the texts of a party, also of its address. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

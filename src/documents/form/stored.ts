import { movedSince, type KeptLine } from '../../../domain/documents/moved.ts';
import type { Notice } from '../../../domain/documents/notice.ts';
import { corridorOf } from '../../../domain/documents/scenarioFit.ts';
import type { line } from '../../../schemas/parts/lines.ts';
import type { Infer } from '../../../schemas/resource.ts';
import { newLine, type Line, type LineScenario, type LineTribute } from '../grid/line.ts';
import { trimDecimal } from '../grid/trimDecimal.ts';
import type { FormValues } from './documentForm.ts';

export type StoredLine = Infer<typeof line>;

/** What the form shows of a saved document: of the fields it knows those that the document fills. */
export function valuesOf(document: Readonly<Record<string, unknown>>, known: FormValues): FormValues {
  const held = Object.entries(known).map(([name, untouched]) => [name, document[name] ?? untouched]);
  return { ...known, ...Object.fromEntries(held) };
}

/**
 * The lines of a saved document under the scenarios as they stand now, since
 * the server computes with those; a scenario that is gone keeps its snapshot.
 */
export function linesOf(stored: readonly StoredLine[], current: ReadonlyMap<string, LineScenario>): Line[] {
  return stored.map((line) => {
    const scenario = current.get(line.scenery.uuid) ?? snapshotOf(line.scenery);
    return newLine(undefined, {
      item: { uuid: line.item.uuid, description: line.item.description ?? '' },
      quantity: trimDecimal(line.quantity ?? '1'),
      price: trimDecimal(line.price),
      scenario,
      values: enteredValues(line.scenery, scenario),
    });
  });
}

/** A document as it was read, and its lines as they were saved. */
export interface Kept {
  readonly document: Readonly<Record<string, unknown>>;
  readonly stored: readonly StoredLine[];
}

/** What has become of the scenarios of a document since it was saved, of those that its lines still have. */
export function movedIn({ stored, document }: Kept, lines: readonly Line[]): Notice[] {
  const kept = stored.map(({ scenery }) => keptOf(snapshotOf(scenery)));
  return movedSince(
    kept,
    lines.flatMap(({ scenario }) => (scenario ? keptOf(scenario) : [])),
    String(document['currency']),
  );
}

/** The grid knows items by the names that they were saved with. */
const keptOf = ({ uuid, name, tributes }: LineScenario): KeptLine => ({
  item_uuid: '',
  description: '',
  scenery_uuid: uuid,
  scenery: { name, tributes: tributes.map(({ value = '0', is_fixed = false, ...of }) => ({ ...of, value, is_fixed })) },
});

function snapshotOf(scenery: StoredLine['scenery']): LineScenario {
  return {
    uuid: scenery.uuid,
    name: scenery.name ?? '',
    code: scenery.code,
    ...corridorOf(scenery),
    tributes: (scenery.tributes ?? []).map((row): LineTribute => ({
      uuid: row.uuid,
      name: row.name ?? '',
      is_origin: row.is_origin ?? true,
      is_fixed: row.is_fixed ?? false,
      type: row.type ?? 'Fixed',
      tax_responsible: row.tax_responsible ?? 'exporter',
      value: row.value,
    })),
  };
}

function enteredValues(scenery: StoredLine['scenery'], scenario: LineScenario): Record<string, string> {
  const saved = new Map((scenery.tributes ?? []).map((row) => [row.uuid, row.value ?? '']));
  const variable = scenario.tributes.filter((tribute) => tribute.type === 'Variable');
  return Object.fromEntries(variable.map(({ uuid }) => [uuid, trimDecimal(saved.get(uuid) ?? '')]));
}

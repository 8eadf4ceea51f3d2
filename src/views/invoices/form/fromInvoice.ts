import type { Invoice } from '../../../../schemas/resources/invoices.ts';
import { newLine, type Line, type LineScenario, type LineTribute } from '../../../documents/grid/line.ts';
import { trimDecimal } from '../../../documents/grid/trimDecimal.ts';
import { newValues, type InvoiceValues } from './values.ts';

type InvoiceLine = Invoice['items_invoice'][number];

/** What the form shows of a saved document. */
export function valuesOf(invoice: Invoice, today: string): InvoiceValues {
  const known = newValues(today);
  const names = Object.keys(known).filter((name): name is keyof typeof known & keyof Invoice => name in invoice);
  const held = names.map((name) => [name, invoice[name] ?? known[name]]);
  return { ...known, ...Object.fromEntries(held) };
}

/** A copy of a document starts today: its dates, own number and consent are asked for again. */
export function copiedValues(invoice: Invoice, today: string): InvoiceValues {
  return { ...valuesOf(invoice, today), company_number: null, created: today, due_date: null, accepted: false };
}

/**
 * The lines of a saved document under the scenarios as they stand now, since
 * the server computes with those; a scenario that is gone keeps its snapshot.
 */
export function linesOf(invoice: Invoice, current: ReadonlyMap<string, LineScenario>): Line[] {
  return invoice.items_invoice.map((line) => {
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

function snapshotOf(scenery: InvoiceLine['scenery']): LineScenario {
  return {
    uuid: scenery.uuid,
    name: scenery.name ?? '',
    code: scenery.code,
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

function enteredValues(scenery: InvoiceLine['scenery'], scenario: LineScenario): Record<string, string> {
  const saved = new Map((scenery.tributes ?? []).map((row) => [row.uuid, row.value ?? '']));
  const variable = scenario.tributes.filter((tribute) => tribute.type === 'Variable');
  return Object.fromEntries(variable.map(({ uuid }) => [uuid, trimDecimal(saved.get(uuid) ?? '')]));
}

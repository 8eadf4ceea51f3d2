import { linesWithinTributeLimit } from '../../../../domain/documents/tributeLimit.ts';
import { memoized } from '../../../../domain/memoized.ts';
import items, { type Item } from '../../../../schemas/resources/invoicing/items.ts';
import scenarios, { type Scenario } from '../../../../schemas/resources/taxes/scenarios.ts';
import type { Db } from '../../../database/transaction.ts';
import { readRecords, recordsBy, selectRecords, type Records } from '../../resources/read.ts';
import type { BilledInput } from '../drafts/input.ts';
import type { DocumentNames } from '../names.ts';

/** The items and scenarios that lines are computed from. */
export interface Catalogue {
  readonly items: Records<Item>;
  readonly scenarios: Records<Scenario>;
}

/** Reads the items and scenarios of some lines. */
export async function readCatalogue(db: Db, tenant: string, lines: readonly BilledInput[]): Promise<Catalogue> {
  const [foundItems, foundScenarios] = await Promise.all([
    readRecords<Item>(
      db,
      items,
      tenant,
      lines.map((line) => line.item.uuid),
    ),
    readRecords<Scenario>(
      db,
      scenarios,
      tenant,
      lines.map((line) => line.scenery.uuid),
    ),
  ]);
  return { items: foundItems, scenarios: foundScenarios };
}

const ofDocument = memoized(({ lines, key }: DocumentNames) => {
  const namedBy = (column: string) => `
    select case when count(*) <= $3 then array_agg(distinct ${column}) end from ${lines} where tenant_id = $1 and ${key} = $2`;
  return {
    items: selectRecords(items, namedBy('item_uuid')),
    scenarios: selectRecords(scenarios, namedBy('scenery_uuid')),
  };
});

/**
 * Reads the items and scenarios of a stored document's lines, in one packet with the lines; none if there are so many
 * lines that their tributes must be counted first.
 */
export async function catalogueOf(db: Db, tenant: string, document: string, names: DocumentNames): Promise<Catalogue> {
  const values = [tenant, document, linesWithinTributeLimit];
  const select = ofDocument(names);
  const [foundItems, foundScenarios] = await Promise.all([
    recordsBy<Item>(db, select.items, values),
    recordsBy<Scenario>(db, select.scenarios, values),
  ]);
  return { items: foundItems, scenarios: foundScenarios };
}

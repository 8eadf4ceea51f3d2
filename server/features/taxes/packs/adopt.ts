import scenarios from '../../../../schemas/resources/taxes/scenarios.ts';
import tributeResource from '../../../../schemas/resources/taxes/tributes.ts';
import type { Words } from '../../../../schemas/packs/pack.ts';
import type { PackTribute, PackVariant, ScenarioPack } from '../../../../domain/taxes/packs/packs.ts';
import { scenarioRow } from '../../../../domain/taxes/packs/scenarioRows.ts';
import { usualRounding } from '../../../../domain/taxes/usualRounding.ts';
import type { Db } from '../../../database/transaction.ts';
import { requirePermission, type Scope } from '../../../identity/scope.ts';
import { readRecord, type Versioned } from '../../../engine/resources/read.ts';
import { byConvention } from '../../../engine/writing/writers.ts';

/** What is adopted, and under which name. */
export interface Adoption {
  readonly pack: ScenarioPack;
  readonly variant: PackVariant;
  readonly name?: string | undefined;
  readonly language: keyof Words;
}

const selectTribute = `select uuid from tributes
  where tenant_id = $1 and lower(name) = lower($2) and country_id = $3 order by created_at, uuid limit 1`;

const rememberPack = `update scenarios set pack_code = $3, pack_variant = $4, pack_version = $5
  where tenant_id = $1 and uuid = $2`;

/** Returns the code of the scenario that a variant becomes, such as `BR-US-PRESUMED-ABROAD`. */
const adoptedCode = ({ code }: ScenarioPack, variant: PackVariant): string => `${code}-${variant.code}`.toUpperCase();

/** Creates the scenario of a variant, and the tributes that the company lacks. Throws `conflict` if its code exists. */
export async function adoptPack(db: Db, scope: Scope, adoption: Adoption): Promise<Versioned> {
  const { pack, variant, language, name } = adoption;
  const { id: tenant } = scope.tenant;
  const keys = await tributeKeys(db, scope, variant.tributes, language);
  const called = `${pack.names[language]} · ${variant.names[language]}`;
  const created = await byConvention.create(db, {
    resource: scenarios,
    scope,
    input: {
      code: adoptedCode(pack, variant),
      name: name ?? called,
      description: called,
      origin: { id: pack.origin.id },
      destiny: { id: pack.destiny.id },
      rounding: usualRounding(pack.origin.identifier, pack.destiny.identifier),
      tributes: variant.tributes.map((row) => scenarioRow(row, (key) => keys.get(key) ?? key)),
    },
    enclosed: {},
  });
  const uuid = String(created.record['uuid']);
  await db.query(rememberPack, [tenant, uuid, pack.code, variant.code, pack.version]);
  return readRecord(db, scenarios, tenant, uuid);
}

/** Returns the key of the tribute of each tax: the company's of that name and country, else a new one. */
async function tributeKeys(
  db: Db,
  scope: Scope,
  rows: readonly PackTribute[],
  language: keyof Words,
): Promise<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>();
  for (const { tax, country } of rows) {
    if (keys.has(tax.key)) continue;
    const [found] = await db.query<{ uuid: string }>(selectTribute, [scope.tenant.id, tax.name, country.id]);
    keys.set(tax.key, found?.uuid ?? (await createTribute(db, scope, { tax, country }, language)));
  }
  return keys;
}

async function createTribute(
  db: Db,
  scope: Scope,
  { tax, country }: Pick<PackTribute, 'tax' | 'country'>,
  language: keyof Words,
): Promise<string> {
  requirePermission(scope, `${tributeResource.name}:create`);
  const { record } = await byConvention.create(db, {
    resource: tributeResource,
    scope,
    input: {
      name: tax.name,
      pt_name: tax.names.pt,
      en_name: tax.names.en,
      es_name: tax.names.es,
      description: tax.description[language],
      country: { id: country.id },
    },
    enclosed: {},
  });
  return String(record['uuid']);
}

import { corridorOf, scenarioIssue, type Corridor } from '../../../domain/documents/scenarioFit.ts';
import { valueAt } from '../../../domain/schema/valueAt.ts';
import type { Db } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import type { LineRow } from './lines.ts';
import type { DocumentNames } from './names.ts';
import type { Parties } from './parties.ts';

type Exchanged = Pick<Parties, 'service_provider' | 'service_buyer'>;

/** Lines of a document, by their places, with the countries that their scenario is for. */
interface Sold extends Corridor {
  readonly positions: readonly number[];
}

/** Why a document is not issued unless that is confirmed: its lines, at `linesAt`, whose scenario is for other countries than its parties'. */
export const unfitOf = (lines: readonly LineRow[], parties: Exchanged, linesAt: string): ApiError | undefined =>
  refusalOf(
    lines.map(({ position, scenery }) => ({ positions: [position], ...corridorOf(scenery) })),
    parties,
    linesAt,
  );

function refusalOf(sold: readonly Sold[], parties: Exchanged, linesAt: string): ApiError | undefined {
  const { service_provider: exporter, service_buyer: buyer } = parties;
  const [origin, destiny] = [exporter, buyer].map((party) => valueAt(party, 'location.country.identifier'));
  const document = { origin, destiny } as Corridor;
  const errors = sold.flatMap(({ positions, ...scenario }) =>
    positions.flatMap((position) => scenarioIssue(`${linesAt}.${position}.scenery`, scenario, document) ?? []),
  );
  return errors.length > 0 ? new ApiError('scenario_unfit', { errors }) : undefined;
}

const soldBy = ({ lines, key }: DocumentNames): string => `
  select ${key} as document, array_agg(position order by position) as positions,
    scenery #>> '{origin,identifier}' as origin, scenery #>> '{destiny,identifier}' as destiny
  from ${lines} where tenant_id = $1 and ${key} = any($2::uuid[]) group by 1, 3, 4 order by 2`;

/** The same of each of some documents as they are stored, in their order. */
export async function unfitOfEach(
  db: Db,
  tenant: string,
  documents: readonly (Exchanged & { readonly uuid: string })[],
  names: DocumentNames,
): Promise<(ApiError | undefined)[]> {
  const keys = documents.map(({ uuid }) => uuid);
  const sold = await db.query<Sold & { document: string }>(soldBy(names), [tenant, keys]);
  const byDocument = Map.groupBy(sold, ({ document }) => document);
  return documents.map((document) => refusalOf(byDocument.get(document.uuid) ?? [], document, names.linesAt));
}

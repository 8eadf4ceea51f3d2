import { linesAmong } from '../../../../domain/documents/rows.ts';
import { corridorOf, scenarioIssue, type Corridor } from '../../../../domain/documents/scenarioFit.ts';
import { valueAt } from '../../../../domain/schema/valueAt.ts';
import { ApiError } from '../../../base/errors.ts';
import type { LineRow } from './lines.ts';
import type { Parties } from '../parties.ts';

type Exchanged = Pick<Parties, 'service_provider' | 'service_buyer'>;

/** Lines of a document by position, with the countries of their scenario. */
interface Sold extends Corridor {
  readonly positions: readonly number[];
}

/**
 * Returns the error for unconfirmed lines, below `linesAt`, with scenarios for other countries than the parties';
 * undefined if there are none.
 */
export const unfitOf = (lines: readonly LineRow[], parties: Exchanged, linesAt: string): ApiError | undefined =>
  refusalOf(
    linesAmong(lines).map(({ position, scenery }) => ({ positions: [position], ...corridorOf(scenery) })),
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

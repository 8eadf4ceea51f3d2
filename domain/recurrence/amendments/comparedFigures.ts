import type { Planned } from '../schedule/plannedOccurrences.ts';

/**
 * The figures of an invoice that an amendment's preview compares: before taxes, due to the exporter, cost to the
 * importer, net to the exporter.
 */
export const comparedFigures = ['subtotal', 'total', 'importer_total_payable', 'exporter_net_total'] as const;

export type Compared = Readonly<Record<(typeof comparedFigures)[number], string>>;

/** An invoice of a contract with its figures. */
export interface Priced extends Planned, Compared {}

import type { Issue } from '../validation/issue.ts';

/**
 * Between which countries a service goes, by two letters of ISO 3166-1: a document's from its exporter's to its buyer's, a
 * scenario's between those it was made for.
 */
export interface Corridor {
  readonly origin?: string | null | undefined;
  readonly destiny?: string | null | undefined;
}

const sides = ['origin', 'destiny'] as const;

/** Whether a scenario is for a document. One that names no country on a side is for any there, as is one for a country that nobody knows yet. */
export const fitsCorridor = (scenario: Corridor, document: Corridor): boolean =>
  sides.every((side) => !scenario[side] || !document[side] || scenario[side] === document[side]);

/** What there is to say of a line whose scenario is for other countries than its document; undefined where it fits. */
export function scenarioIssue(path: string, scenario: Corridor, document: Corridor): Issue | undefined {
  if (fitsCorridor(scenario, document)) return undefined;
  const args = { scenario: corridorText(scenario), document: corridorText(document) };
  return { path, key: 'validation.scenarioUnfit', args };
}

const corridorText = (corridor: Corridor): string => sides.map((side) => corridor[side] ?? '*').join(' → ');

/** The countries of a record that holds them as references: a scenario, or what a line keeps of one. */
export const corridorOf = (scenario: {
  readonly [Side in keyof Corridor]: { readonly identifier?: string | undefined } | undefined;
}): Corridor => ({ origin: scenario.origin?.identifier, destiny: scenario.destiny?.identifier });

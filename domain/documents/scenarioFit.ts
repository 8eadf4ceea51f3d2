import type { Issue } from '../validation/issue.ts';

/**
 * The countries of a service, as ISO 3166-1 alpha-2: of a document, from exporter to buyer; of a scenario, those it
 * applies to.
 */
export interface Corridor {
  readonly origin?: string | null | undefined;
  readonly destiny?: string | null | undefined;
}

const sides = ['origin', 'destiny'] as const;

/** Returns whether a scenario applies to a document. A missing country matches any. */
export const fitsCorridor = (scenario: Corridor, document: Corridor): boolean =>
  sides.every((side) => !scenario[side] || !document[side] || scenario[side] === document[side]);

/** Returns the issue for a line whose scenario applies to other countries than its document; undefined if it fits. */
export function scenarioIssue(path: string, scenario: Corridor, document: Corridor): Issue | undefined {
  if (fitsCorridor(scenario, document)) return undefined;
  const args = { scenario: corridorText(scenario), document: corridorText(document) };
  return { path, key: 'validation.scenarioUnfit', args };
}

const corridorText = (corridor: Corridor): string => sides.map((side) => corridor[side] ?? '*').join(' → ');

/** Returns the countries of a scenario, or of the copy that a line stores. */
export const corridorOf = (scenario: {
  readonly [Side in keyof Corridor]: { readonly identifier?: string | undefined } | undefined;
}): Corridor => ({ origin: scenario.origin?.identifier, destiny: scenario.destiny?.identifier });

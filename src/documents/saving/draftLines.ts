import * as z from 'zod/mini';
import type { Line } from '../grid/lines/line.ts';
import type { LineScenario } from '../grid/lines/lineScenario.ts';

/** Lines in a draft: shared scenarios are stored once. */
export interface KeptLines {
  readonly lines: readonly (Omit<Line, 'scenario'> & { readonly scenario?: string | undefined })[];
  readonly scenarios: Readonly<Record<string, LineScenario>>;
}

export function packLines(lines: readonly Line[]): KeptLines {
  const scenarios = lines.flatMap(({ scenario }) => (scenario ? [[scenario.uuid, scenario] as const] : []));
  return {
    lines: lines.map((line) => ({ ...line, scenario: line.scenario?.uuid })),
    scenarios: Object.fromEntries(scenarios),
  };
}

const kept = z.object({ lines: z.array(z.object({ key: z.string() })), scenarios: z.object({}) });

/** Returns the stored lines; undefined if invalid. */
export function unpackLines(content: unknown): readonly Line[] | undefined {
  if (!kept.safeParse(content).success) return undefined;
  const { lines, scenarios } = content as KeptLines;
  // Property order is stable, because unchanged drafts are compared as text.
  return lines.map((line) => ({
    ...line,
    scenario: line.scenario === undefined ? undefined : scenarios[line.scenario],
  }));
}

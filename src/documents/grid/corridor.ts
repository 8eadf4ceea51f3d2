import { createContext, use } from 'react';
import { scenarioIssue, type Corridor } from '../../../domain/documents/scenarioFit.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import { isBlank, type Line } from './lines/line.ts';

/** The countries of a document by code, and by key if known. */
export interface GridCorridor extends Corridor {
  readonly between?: string;
}

export const CorridorContext = createContext<GridCorridor>({});

/** Returns the warning for a line whose scenario applies to other countries. */
export function useUnfit({ scenario }: Line): Issue | undefined {
  const document = use(CorridorContext);
  return scenario && scenarioIssue('scenario', scenario, document);
}

/** Returns the positions (from 1) of lines whose scenario applies to other countries. */
export const unfitPlaces = (lines: readonly Line[], document: Corridor): number[] =>
  lines.flatMap((line, index) =>
    !isBlank(line) && line.scenario && scenarioIssue('scenario', line.scenario, document) ? [index + 1] : [],
  );

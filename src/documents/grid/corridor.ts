import { createContext, use } from 'react';
import { scenarioIssue, type Corridor } from '../../../domain/documents/scenarioFit.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import { isBlank, type Line } from './line.ts';

/** Between which countries the document of a grid goes, by their codes, and by their keys where both are known. */
export interface GridCorridor extends Corridor {
  readonly between?: string;
}

export const CorridorContext = createContext<GridCorridor>({});

/** What is to be said of a line's scenario where it is for other countries than the document. */
export function useUnfit({ scenario }: Line): Issue | undefined {
  const document = use(CorridorContext);
  return scenario && scenarioIssue('scenario', scenario, document);
}

/** The places, from 1, of the lines whose scenario is for other countries than the document. */
export const unfitPlaces = (lines: readonly Line[], document: Corridor): number[] =>
  lines.flatMap((line, index) =>
    !isBlank(line) && line.scenario && scenarioIssue('scenario', line.scenario, document) ? [index + 1] : [],
  );

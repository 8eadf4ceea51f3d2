/** All that other features use of recurrence. */

export { amendEach, chooseEach, planChange } from './amendments/amend.ts';
export type { Amending } from './amendments/plan.ts';
export { previewOf } from './amendments/preview.ts';
export { asDated, isDueBefore, issuedDueDate } from './runs/emission.ts';
export { reasonAgainst } from './runs/refusal.ts';
export { contractColumns } from './terms/contractColumns.ts';
export {
  filledRow,
  issuedColumn,
  issuedLineColumn,
  issuedTexts,
  issuedTextsIn,
  textsColumn,
  type TextsOf,
} from './terms/occurrenceTexts.ts';
export { isOpen } from './terms/occurrences.ts';
export { changesUntil, isStale, isStaleOn, renewedTerms, termsToday } from './terms/renewTerms.ts';
export { termsColumns, termsNames } from './terms/terms.ts';

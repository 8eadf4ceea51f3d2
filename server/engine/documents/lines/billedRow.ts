import type { KeptTribute } from '../../../../domain/documents/catalogChanges.ts';
import type { StatedLine } from '../../../../domain/documents/lineFields.ts';
import type { Charged } from '../../../../domain/documents/negativeTotal.ts';
import type { Mirror, Option } from '../../../../domain/documents/rows.ts';
import type { LineAmounts, LineTotals } from '../../../../domain/taxes/line.ts';
import type { TributeTerms } from '../../../../domain/taxes/terms.ts';
import type { LanguageNames } from '../../../../schemas/parts/names.ts';
import type { tributeTerms } from '../../../../schemas/parts/documents/scenarioTribute.ts';
import type { Scenario } from '../../../../schemas/resources/taxes/scenarios.ts';

type ScenarioRow = NonNullable<Scenario['tributes']>[number];

/** What a row of a scenario states beyond its rate. */
export type StatedTerms = Partial<
  Readonly<Pick<ScenarioRow, 'valid_from' | 'valid_until' | keyof typeof tributeTerms>>
>;

/** The snapshot of a tribute in a line, with its amount and what its bearer gets back of it. */
export interface LineTribute
  extends
    KeptTribute,
    Charged,
    Omit<StatedTerms, keyof KeptTribute>,
    Readonly<Pick<TributeTerms, 'minimum' | 'maximum'>> {
  readonly financial_officer: string | undefined;
  /** Absent in lines from before. */
  readonly tribute?: string | undefined;
  readonly recovered?: string | undefined;
}

/** The amounts of a line that has adjustments or a share of them; without, its total is all of them. */
type Adjusted = Partial<Readonly<Omit<LineAmounts, 'total'>>>;

/** A line as a row of its table. */
export type BilledRow = Omit<LineTotals, 'tributes' | keyof LineAmounts> &
  Adjusted &
  StatedLine &
  Option &
  Mirror & {
    readonly row?: undefined;
    readonly total: string;
    /** The key of a line that is or will be stored. */
    readonly uuid?: string | undefined;
    readonly position: number;
    readonly item_uuid: string;
    /** The versions of item and scenario that the line was computed from. */
    readonly item_version: number;
    readonly scenery_version: number;
    readonly item_description: string;
    readonly item_names?: LanguageNames | null | undefined;
    readonly scenery_uuid: string;
    readonly scenery: Pick<Scenario, 'uuid' | 'name' | 'code' | 'description' | 'origin' | 'destiny'> & {
      /** Absent where each line is rounded by itself. */
      readonly rounding?: Scenario['rounding'] | undefined;
      readonly tributes: readonly LineTribute[];
    };
  };

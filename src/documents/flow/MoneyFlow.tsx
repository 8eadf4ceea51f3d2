import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { memo, useMemo, useState } from 'react';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { useCountedLines, useLines } from '../grid/lines/linesStore.ts';
import { computedLines, documentTotals, type CountedAdjustments } from '../grid/lines/totals.ts';
import { scopeLine, type Scope } from './account.ts';
import { Figure, type FigureProps } from './Figure.tsx';
import './flow.css';
import { FlowStep } from './FlowStep.tsx';
import { streamOf } from './stream.ts';

interface MoneyFlowProps {
  readonly currency: string;
  /** The discounts and charges of the document. */
  readonly adjustments?: CountedAdjustments;
  readonly labelledBy: string;
}

const none: CountedAdjustments = [];

/** The live breakdown of amounts, from the importer's cost to the exporter's net (design §6, §7). */
export function MoneyFlow({ currency, adjustments = none, labelledBy }: MoneyFlowProps) {
  const lines = useCountedLines();
  const active = useLines((state) => state.active);
  const [of, setOf] = useState<Scope['of']>('document');
  const decimals = decimalsOf(currency);
  const computed = useMemo(() => computedLines(lines, decimals, adjustments), [lines, decimals, adjustments]);
  const entered = computed.find(({ line }) => line.key === active?.key);
  const scope = useMemo(
    (): Scope =>
      of === 'line' && entered
        ? { of: 'line', lines: [scopeLine(entered)], totals: entered.totals }
        : { of: 'document', lines: computed.map(scopeLine), totals: documentTotals(lines, decimals, adjustments) },
    [of, entered, computed, lines, decimals, adjustments],
  );
  const steps = streamOf(scope.totals);

  return (
    <>
      <ScopeChoice of={scope.of} position={entered && entered.index + 1} labelledBy={labelledBy} onChoose={setOf} />
      <Beside figure="base" scope={scope} currency={currency} />
      <ol className="flow" data-empty={Number(scope.totals.importer_total_payable) === 0}>
        {steps.map((step) => (
          <FlowStep key={step.figure} step={step} scope={scope} currency={currency} />
        ))}
      </ol>
      <Beside figure="total_taxes" scope={scope} currency={currency} />
    </>
  );
}

interface ScopeChoiceProps {
  readonly of: Scope['of'];
  /** The position of the edited line. */
  readonly position: number | undefined;
  readonly labelledBy: string;
  readonly onChoose: (of: Scope['of']) => void;
}

/** Switches between document and line; memoized, because typing re-renders its parent. */
const ScopeChoice = memo(function ScopeChoice({ of, position, labelledBy, onChoose }: ScopeChoiceProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={of}
      aria-labelledby={labelledBy}
      onChange={(_event, next: Scope['of'] | null) => next && onChoose(next)}
      className="flow-scope"
    >
      <ToggleButton value="document">{translate('documents.flow.document')}</ToggleButton>
      <ToggleButton value="line" disabled={position === undefined}>
        {position === undefined
          ? translate('documents.flow.activeLine')
          : translate('documents.flow.line', { position })}
      </ToggleButton>
    </ToggleButtonGroup>
  );
});

/** A figure outside of the flow: the amount before taxes, and total taxes. */
function Beside(props: FigureProps) {
  const translate = useTranslate();
  return (
    <p className="flow-beside">
      {translate(`figures.${props.figure}`)}
      <Figure {...props} />
    </p>
  );
}

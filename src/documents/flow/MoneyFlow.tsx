import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { useLines } from '../grid/linesStore.ts';
import { computedLines, documentTotals } from '../grid/totals.ts';
import type { Scope } from './account.ts';
import { Figure, type FigureProps } from './Figure.tsx';
import './flow.css';
import { FlowStep } from './FlowStep.tsx';
import { streamOf } from './stream.ts';

interface MoneyFlowProps {
  readonly currency: string;
  readonly labelledBy: string;
}

/** The way of the money, drawn live: from what the importer pays to what the exporter keeps (design §6, §7). */
export function MoneyFlow({ currency, labelledBy }: MoneyFlowProps) {
  const translate = useTranslate();
  const { lines, active } = useLines((state) => state);
  const [of, setOf] = useState<Scope['of']>('document');
  const decimals = decimalsOf(currency);
  const computed = useMemo(() => computedLines(lines, decimals), [lines, decimals]);
  const entered = computed.find(({ line }) => line.key === active?.key);
  const scope = useMemo(
    (): Scope =>
      of === 'line' && entered
        ? { of: 'line', lines: [entered], totals: entered.totals }
        : { of: 'document', lines: computed, totals: documentTotals(lines, decimals) },
    [of, entered, computed, lines, decimals],
  );
  const steps = streamOf(scope.totals);

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={scope.of}
        aria-labelledby={labelledBy}
        onChange={(_event, next: Scope['of'] | null) => next && setOf(next)}
        className="flow-scope"
      >
        <ToggleButton value="document">{translate('documents.flow.document')}</ToggleButton>
        <ToggleButton value="line" disabled={!entered}>
          {entered
            ? translate('documents.flow.line', { position: entered.index + 1 })
            : translate('documents.flow.activeLine')}
        </ToggleButton>
      </ToggleButtonGroup>
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

/** A figure that is no step of the way: what it starts from, and what all of its taxes come to. */
function Beside(props: FigureProps) {
  const translate = useTranslate();
  return (
    <p className="flow-beside">
      {translate(`figures.${props.figure}`)}
      <Figure {...props} />
    </p>
  );
}

import { useTranslate } from 'react-admin';
import type { Scope } from './account.ts';
import { Figure } from './Figure.tsx';
import { Ribbon } from './Ribbon.tsx';
import type { Step } from './stream.ts';

interface FlowStepProps {
  readonly step: Step;
  readonly scope: Scope;
  readonly currency: string;
}

/** A step of the breakdown: its drawing, label and figure. */
export function FlowStep({ step, scope, currency }: FlowStepProps) {
  const translate = useTranslate();
  const crossesBorder = step.figure === 'importer_total_payable_exporter';
  const isStart = step.figure === 'importer_total_payable';

  return (
    <li className="flow-step" data-type={step.type} data-side={step.side} data-border={crossesBorder}>
      {(crossesBorder || isStart) && (
        <span className="flow-country">{translate(`documents.flow.${isStart ? 'importer' : 'exporter'}Country`)}</span>
      )}
      <Ribbon step={step} />
      <span className="flow-words">
        <span className="flow-name">{translate(`figures.${step.figure}`)}</span>
        <Figure figure={step.figure} scope={scope} currency={currency} />
      </span>
    </li>
  );
}

import { referenceKey, toReference } from '../../../domain/kinds/reference.ts';
import type { InputProps } from '../../kinds/kind.ts';
import { useControl } from '../../kinds/shared/useControl.tsx';
import { TemplateChooser } from './TemplateChooser.tsx';
import type { Fallback } from './useFallback.ts';

interface TemplateReferenceProps extends InputProps {
  /** The template that applies without a choice, if none has to be chosen. */
  readonly fallback?: Fallback;
}

/** The template that a record refers to. */
export function TemplateReference({ fallback, source, label, disabled, property }: TemplateReferenceProps) {
  const control = useControl(source);
  const key = referenceKey(control.value);
  return (
    <TemplateChooser
      label={label}
      control={control}
      disabled={disabled}
      chosen={key?.toString()}
      fallback={fallback}
      onChoose={(template) => control.set(template && toReference(template, property))}
    />
  );
}

import { TemplateReference } from '../../../../documents/templates/TemplateReference.tsx';
import { useFallback } from '../../../../documents/templates/useFallback.ts';
import type { InputProps } from '../../../../kinds/kind.ts';

/** The template of the client's documents; without one, that of the company. */
export default function TemplateInput(input: InputProps) {
  return <TemplateReference {...input} fallback={useFallback()} />;
}

import type { FieldValues } from 'react-hook-form';
import type { Template } from '../../../../../../schemas/parts/templates/template.ts';
import { useEditing } from '../editing.ts';

/** Returns how to change parts of the template besides blocks. */
export function useChange(): (parts: FieldValues, field?: string) => void {
  const { template, selected, act } = useEditing();
  return (parts, field) => {
    const to = { template: { ...template, ...parts } as Template, selected };
    act({ type: 'change', to, ...(field !== undefined && { field, at: performance.now() }) });
  };
}

import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'ra-core';
import { holds } from '../../../domain/actions/holds.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { HintContext } from '../../kinds/shared/hint.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { pageProperty } from '../properties.ts';

interface FormFieldProps {
  readonly resource: Resource;
  readonly path: string;
  readonly autoFocus?: boolean;
  /** Whether the record is there already. */
  readonly isEdited: boolean;
}

/** One property of a form, entered by its kind; kinds of many parts take the whole width. */
export function FormField({ resource, path, autoFocus = false, isEdited }: FormFieldProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(resource.name);
  const { kind, ...of } = pageProperty(resource, path);
  const hint = translate(`resources.${resource.name}.hints.${path}`, { _: '' });
  const record = useRecordContext();
  const { immutable = false, fixed } = of.property;
  const isHeld = fixed !== undefined && record !== undefined && holds(fixed, record);
  const isFixed = isEdited && (immutable || isHeld);
  const reason = translate(isHeld ? `resources.${resource.name}.fixed.${path}` : 'generate.form.immutable');
  return (
    <Box sx={{ display: 'grid', alignItems: 'start', gridColumn: kind.wide ? '1 / -1' : 'auto', mb: hint ? 1 : 0 }}>
      <HintContext value={isFixed ? reason : hint || undefined}>
        <kind.Input {...of} source={path} label={labelOf(path)} autoFocus={autoFocus} disabled={isFixed} />
      </HintContext>
    </Box>
  );
}

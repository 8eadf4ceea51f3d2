import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useRecordContext, useTranslate } from 'react-admin';
import { memo, Suspense } from 'react';
import { allFixed, fixedBy } from '../../../domain/forms/fixedFields.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { HintContext } from '../../kinds/shared/hint.ts';
import { useHintOf, useLabelOf } from '../../kinds/shared/words.ts';
import { pageProperty } from '../properties.ts';
import { belowSlot, inputSlot } from './inputSlots.ts';

interface FormFieldProps {
  readonly resource: Resource;
  readonly path: string;
  readonly autoFocus?: boolean;
  /** Whether the record exists. */
  readonly isEdited: boolean;
}

/**
 * A form field, by kind; composite kinds take the whole width. It re-renders for its own state only, not with the form,
 * which every left field re-renders.
 */
export const FormField = memo(function FormField({ resource, path, autoFocus = false, isEdited }: FormFieldProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(resource.name);
  const { kind, ...of } = pageProperty(resource, path);
  const Own = inputSlot(resource.name, path);
  const Below = belowSlot(resource.name, path);
  const hint = useHintOf(resource.name)(path);
  const record = useRecordContext();
  const fixed = isEdited ? fixedBy(resource, path, record) : undefined;
  // If everything is locked, the foot of the form gives the reason.
  const isExplainedBelow = isEdited && allFixed(resource, record).includes(path);
  const reason = translate(fixed === 'fixed' ? `resources.${resource.name}.fixed.${path}` : 'generate.form.immutable');
  const input = { ...of, source: path, label: labelOf(path), autoFocus, disabled: fixed !== undefined };
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridColumn: Own || kind.wide ? '1 / -1' : 'auto',
        mb: hint ? 1 : 0,
        // An input that has nothing to choose takes no room.
        '&:empty': { display: 'none' },
      }}
    >
      <HintContext value={fixed && !isExplainedBelow ? reason : hint}>
        {Own ? (
          <Suspense fallback={<Skeleton variant="rounded" height={kind.wide ? 400 : 56} />}>
            <Own {...input} />
          </Suspense>
        ) : (
          <kind.Input {...input} />
        )}
      </HintContext>
      {Below && (
        <Suspense fallback={null}>
          <Below />
        </Suspense>
      )}
    </Box>
  );
});

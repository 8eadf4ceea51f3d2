import Box from '@mui/material/Box';
import type { Resource } from '../../../schemas/resource.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { pageProperty } from '../properties.ts';

interface FormFieldProps {
  readonly resource: Resource;
  readonly path: string;
  readonly autoFocus?: boolean;
}

/** One property of a form, entered by its kind; kinds of many parts take the whole width. */
export function FormField({ resource, path, autoFocus = false }: FormFieldProps) {
  const labelOf = useLabelOf(resource.name);
  const { kind, ...of } = pageProperty(resource, path);
  return (
    <Box sx={{ display: 'grid', alignItems: 'start', gridColumn: kind.wide ? '1 / -1' : 'auto' }}>
      <kind.Input {...of} source={path} label={labelOf(path)} autoFocus={autoFocus} />
    </Box>
  );
}

import LockIcon from '@mui/icons-material/LockOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Resource } from '../../../schemas/resource.ts';

interface FixedReasonProps {
  readonly resource: Resource;
  /** The locked paths. */
  readonly paths: readonly string[];
}

/** Explains why nothing in a form can be changed now. */
export function FixedReason({ resource, paths }: FixedReasonProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ flex: 1, alignItems: 'center', gap: 1, minHeight: 36, color: 'text.secondary' }}>
      <LockIcon fontSize="small" />
      <Typography variant="body2">
        {paths.map((path) => translate(`resources.${resource.name}.fixed.${path}`)).join(' ')}
      </Typography>
    </Stack>
  );
}

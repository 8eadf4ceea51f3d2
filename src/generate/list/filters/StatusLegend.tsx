import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { propertyAt } from '../../../../domain/schema/path.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { tones } from '../../../../schemas/tone.ts';
import { StatusTag } from '../../../shell/display/StatusTag.tsx';
import { Tip } from '../../../shell/display/Tip.tsx';

interface StatusLegendProps {
  readonly resource: Resource;
  /** Further markers of rows. */
  readonly children?: ReactNode;
}

/** The legend of a list's colors (specification §2 "Status legend tooltip"), if its records have a status. */
export function StatusLegend({ resource, children }: StatusLegendProps) {
  const translate = useTranslate();
  const used = Object.values(propertyAt(resource.schema, resource.status ?? '')?.tones ?? {});
  if (used.length === 0) return null;
  const legend = (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      {tones
        .filter((tone) => used.includes(tone))
        .map((tone) => (
          <StatusTag key={tone} tone={tone}>
            {translate(`generate.legend.${tone}`)}
          </StatusTag>
        ))}
      {children}
    </Stack>
  );
  return (
    <Tip title={legend} describeChild>
      <IconButton aria-label={translate('generate.legend.open')}>
        <HelpIcon />
      </IconButton>
    </Tip>
  );
}

import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { isPeriod, periodText, type Period } from '../../../domain/kinds/period.ts';
import { useLanguage } from '../../i18n/language.ts';
import { date } from '../date/index.tsx';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';

function Cell({ value }: ValueProps<Period>) {
  return <span className="figures">{periodText(value, useLanguage())}</span>;
}

/** Two dates side by side. */
function Input(input: InputProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" role="group" aria-label={input.label} sx={{ gap: 1 }}>
      {(['from', 'until'] as const).map((side) => (
        <date.Input
          key={side}
          {...input}
          autoFocus={input.autoFocus === true && side === 'from'}
          source={`${input.source}.${side}`}
          label={translate(`generate.period.${side}`, { field: input.label })}
        />
      ))}
    </Stack>
  );
}

const property = {
  type: 'object',
  kind: 'period',
  properties: { from: { type: 'string', format: 'date' }, until: { type: 'string', format: 'date' } },
} as const;

/** Days from one to another. */
export const period = defineKind(
  'period',
  { is: isPeriod },
  {
    Cell,
    Input,
    samples: [
      { value: { from: '2026-03-01', until: '2026-03-31' }, property },
      { value: { from: '2028-02-29' }, property },
    ],
  },
);

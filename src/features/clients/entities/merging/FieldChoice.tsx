import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { useId } from 'react';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import type { MergedField } from '../../../../../schemas/parts/clients/merge.ts';
import entities, { type Entity } from '../../../../../schemas/resources/clients/entities.ts';
import { pageProperty } from '../../../../generate/properties.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { useLabelOf } from '../../../../kinds/shared/words.ts';
import { EntityMark } from '../mark/EntityMark.tsx';

type Client = Entity & RaRecord<string>;

interface FieldChoiceProps {
  readonly path: MergedField;
  readonly stays: Client;
  readonly merged: Client;
  /** Whether the value of the merged client is taken. */
  readonly isTaken: boolean;
  readonly onChoose: (isTaken: boolean) => void;
}

/** The values of both clients in one field, to choose one of them. */
export function FieldChoice({ path, stays, merged, isTaken, onChoose }: FieldChoiceProps) {
  const labelOf = useLabelOf(entities.name);
  const name = useId();
  const options = [
    { client: stays, is: false },
    { client: merged, is: true },
  ];
  return (
    <Box
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '9rem repeat(2, minmax(0, 1fr))' },
        columnGap: 2,
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        id={`${name}-label`}
        variant="body2"
        color="textSecondary"
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, pt: 1.25, overflowWrap: 'anywhere' }}
      >
        {labelOf(path)}
      </Typography>
      {options.map(({ client, is }) => (
        <Box
          key={String(is)}
          component="label"
          sx={{ display: 'flex', alignItems: 'flex-start', minWidth: 0, cursor: 'pointer' }}
        >
          <Radio name={name} size="small" checked={isTaken === is} onChange={() => onChoose(is)} sx={{ ml: -1 }} />
          <Box sx={{ minWidth: 0, pt: 1, overflowWrap: 'anywhere' }}>
            <Value of={client} path={path} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Value({ of, path }: { readonly of: Client; readonly path: MergedField }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { kind, ...shown } = pageProperty(entities, path);
  const value = of[path];
  if (path === 'logo' && value) return <EntityMark of={of} size={32} />;
  if (typeof value === 'boolean') return translate(`resources.entities.merging.${value ? 'on' : 'off'}`);
  if (value === undefined || value === null || value === '')
    return <Typography color="textSecondary">{translate('resources.entities.merging.blank')}</Typography>;
  // A link in a label would open when it is chosen.
  if (path === 'responsible_email') return String(value);
  if (path === 'credit_limit') return formatMoney(String(of.credit_limit), of.credit_currency ?? '', language);
  return <kind.Field {...shown} value={value} />;
}

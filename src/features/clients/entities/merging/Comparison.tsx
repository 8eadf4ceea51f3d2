import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate, type RaRecord } from 'react-admin';
import { useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { differingFields, takenFields } from '../../../../../domain/clients/merging.ts';
import { taxIdCountry } from '../../../../../domain/kinds/taxId.ts';
import { referenceKey } from '../../../../../domain/kinds/reference.ts';
import type { MergedField } from '../../../../../schemas/parts/clients/merge.ts';
import entities, { type Entity } from '../../../../../schemas/resources/clients/entities.ts';
import { FieldChoice } from './FieldChoice.tsx';

type Client = Entity & RaRecord<string>;

interface ComparisonProps {
  /** The client whose dialog this is; the other one is chosen in the form. */
  readonly client: string;
  /** Whether this one stays instead of the other. */
  readonly isSwapped: boolean;
  /** Called with the other one's key as soon as both are known. */
  readonly onOther: (key: string | undefined) => void;
}

/** Two clients side by side: from which the one that stays has each value in which they differ. */
export function Comparison({ client, isSwapped, onOther }: ComparisonProps) {
  const translate = useTranslate();
  const chosen = referenceKey(useWatch({ name: 'into' }));
  const key = chosen === undefined || chosen === client ? undefined : String(chosen);
  const one = useGetOne<Client>(entities.name, { id: client });
  const other = useGetOne<Client>(entities.name, { id: key ?? '' }, { enabled: key !== undefined });
  const both =
    key !== undefined && one.data && other.data?.id === key ? { one: one.data, other: other.data } : undefined;
  const known = both?.other.id;
  useEffect(() => {
    onOther(known);
  }, [known, onOther]);
  if (!both) return <Typography color="textSecondary">{translate('resources.entities.merging.choose')}</Typography>;
  const [stays, merged] = isSwapped ? [both.one, both.other] : [both.other, both.one];
  return <Choices key={`${stays.id} ${merged.id}`} stays={stays} merged={merged} />;
}

function Choices({ stays, merged }: { readonly stays: Client; readonly merged: Client }) {
  const translate = useTranslate();
  const { field, fieldState } = useController({ name: 'take', defaultValue: [] });
  const { onChange } = field;
  useEffect(() => {
    onChange(takenFields(stays, merged));
  }, [stays, merged, onChange]);
  const taken: readonly MergedField[] = Array.isArray(field.value) ? field.value : [];
  const fields = differingFields(stays, merged);
  const choose = (path: MergedField, isTaken: boolean) =>
    onChange(isTaken ? [...taken, path] : taken.filter((each) => each !== path));
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '9rem repeat(2, minmax(0, 1fr))' },
          columnGap: 2,
          mt: 2,
          mb: 1,
        }}
      >
        <Box sx={{ display: { xs: 'none', sm: 'block' } }} />
        {[
          { client: stays, role: 'stays' },
          { client: merged, role: 'merges' },
        ].map(({ client, role }) => (
          <Box key={role} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="caption" component="div" color="textSecondary">
              {translate(`resources.entities.merging.${role}`)}
            </Typography>
            <Typography sx={{ fontWeight: 600 }}>{client.name}</Typography>
          </Box>
        ))}
      </Box>
      {fields.length === 0 && (
        <Typography color="textSecondary">{translate('resources.entities.merging.same')}</Typography>
      )}
      {fields.map((path) => (
        <FieldChoice
          key={path}
          path={path}
          stays={stays}
          merged={merged}
          isTaken={taken.includes(path)}
          onChoose={(isTaken) => choose(path, isTaken)}
        />
      ))}
      {fieldState.error?.message && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      {taxIdCountry(stays) !== taxIdCountry(merged) && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {translate('resources.entities.merging.countries')}
        </Alert>
      )}
    </Box>
  );
}

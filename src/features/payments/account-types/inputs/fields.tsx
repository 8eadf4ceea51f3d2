import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isRows } from '../../../../../domain/kinds/collection.ts';
import { valueKey } from '../../../../../domain/kinds/words.ts';
import { fieldKeyOf, fieldWords, gatewayFields } from '../../../../../domain/payments/gateways/gateways.ts';
import { gatewayNames, type GatewayName } from '../../../../../schemas/parts/payments/gatewayEvent.ts';
import type { InputProps } from '../../../../kinds/kind.ts';
import { kinds } from '../../../../kinds/registry.ts';
import { Pairs } from '../../../../kinds/shared/Pairs.tsx';

const { Input } = kinds.collection;

/** The fields of a type; those of one with a gateway are the gateway's. */
export default function FieldsInput(input: InputProps) {
  const gateway: unknown = useWatch({ name: 'gateway' });
  const chosen = gatewayNames.find((name) => name === gateway);
  return chosen ? <GatewayFields input={input} gateway={chosen} /> : <Input {...input} />;
}

/** The fields of a gateway, which the server fills in. Fields that were entered before it was chosen are dropped. */
function GatewayFields({ input, gateway }: { readonly input: InputProps; readonly gateway: GatewayName }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const rows: unknown = useWatch({ name: input.source });
  const kept = (isRows(rows) ? rows : []).filter(({ key }) => String(key ?? '').startsWith(`${gateway}.`));
  const isOwn = isRows(rows) && kept.length < rows.length;
  useEffect(() => {
    if (isOwn) setValue(input.source, kept, { shouldDirty: true });
  });
  const pairs = gatewayFields[gateway].map((field) => {
    const key = fieldKeyOf(gateway, field);
    const type = translate(valueKey({ ...input, path: `${input.path}.type` }, field.type));
    return { key, name: translate(fieldWords(key)), value: type };
  });
  return (
    <Stack role="group" aria-label={input.label} spacing={1} sx={{ mb: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {translate('gateways.determined')}
      </Typography>
      <Pairs pairs={pairs} />
    </Stack>
  );
}

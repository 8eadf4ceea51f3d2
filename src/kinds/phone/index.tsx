import Link from '@mui/material/Link';
import { formatPhone, normalizePhone, phone as codec } from '../../../domain/kinds/phone.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { TextBox } from '../shared/TextBox.tsx';

const Cell = ({ value }: ValueProps<string>) => <span>{formatPhone(value)}</span>;
const Field = ({ value }: ValueProps<string>) => (
  <Link href={`tel:${normalizePhone(value)}`}>{formatPhone(value)}</Link>
);
const Input = (props: InputProps) => (
  <TextBox input={props} type="tel" inputMode="tel" placeholder="+55 11 91234-5678" tidy={formatPhone} />
);

/** A telephone number; Brazilian unless it names its country. */
export const phone = defineKind('phone', codec, {
  Cell,
  Field,
  Input,
  samples: [
    { value: '+55 11 91234-5678', property: { type: 'string', kind: 'phone' } },
    { value: '+351912345678', property: { type: 'string', kind: 'phone' } },
  ],
});

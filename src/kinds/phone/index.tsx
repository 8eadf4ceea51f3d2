import Link from '@mui/material/Link';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { isText } from '../shared/guards.ts';
import { TextBox } from '../shared/TextBox.tsx';
import { formatPhone, normalizePhone } from './phone.ts';

const Cell = ({ value }: ValueProps<string>) => <span>{formatPhone(value)}</span>;
const Field = ({ value }: ValueProps<string>) => (
  <Link href={`tel:${normalizePhone(value)}`}>{formatPhone(value)}</Link>
);
const Input = (props: InputProps) => (
  <TextBox input={props} type="tel" inputMode="tel" placeholder="+55 11 91234-5678" tidy={formatPhone} />
);

/** A telephone number; Brazilian unless it names its country. */
export const phone = defineKind('phone', {
  is: isText,
  Cell,
  Field,
  Input,
  toText: formatPhone,
  parseText: formatPhone,
  samples: [
    { value: '+55 11 91234-5678', property: { type: 'string', kind: 'phone' } },
    { value: '+351912345678', property: { type: 'string', kind: 'phone' } },
  ],
});

import Link from '@mui/material/Link';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { isText } from '../shared/guards.ts';
import { TextBox } from '../shared/TextBox.tsx';
import { Truncated } from '../shared/Truncated.tsx';

const Cell = ({ value }: ValueProps<string>) => <Truncated text={value} limit={40} />;
const Field = ({ value }: ValueProps<string>) => <Link href={`mailto:${encodeURIComponent(value)}`}>{value}</Link>;
const Input = (props: InputProps) => (
  <TextBox input={props} type="email" inputMode="email" tidy={(text) => text.trim()} />
);

/** An e-mail address. */
export const email = defineKind('email', {
  is: isText,
  Cell,
  Field,
  Input,
  Filter: Input,
  toText: (value) => value,
  parseText: (text) => text.trim(),
  samples: [{ value: 'ana@acme.test', property: { type: 'string', format: 'email' } }],
});

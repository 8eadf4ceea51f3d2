import Link from '@mui/material/Link';
import { email as codec } from '../../../domain/kinds/text.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { TextBox } from '../shared/TextBox.tsx';
import { Truncated } from '../shared/Truncated.tsx';

const Cell = ({ value }: ValueProps<string>) => <Truncated text={value} limit={40} />;
const Field = ({ value }: ValueProps<string>) => <Link href={`mailto:${encodeURIComponent(value)}`}>{value}</Link>;
const Input = (props: InputProps) => (
  <TextBox input={props} type="email" inputMode="email" tidy={(text) => text.trim()} />
);

/** An e-mail address. */
export const email = defineKind('email', codec, {
  Cell,
  Field,
  Input,
  Filter: Input,
  samples: [{ value: 'ana@acme.test', property: { type: 'string', format: 'email' } }],
});

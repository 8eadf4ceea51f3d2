import { identifier as codec } from '../../../domain/kinds/identifier.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { TextBox } from '../shared/TextBox.tsx';

type Identifier = string | number;

const Cell = ({ value }: ValueProps<Identifier>) => (
  <span style={{ fontFeatureSettings: '"tnum", "zero"' }}>{value}</span>
);
const Input = (props: InputProps) => <TextBox input={props} tidy={(text) => text.trim()} />;

/** A key assigned by the system, shown unchanged. */
export const identifier = defineKind('identifier', codec, {
  Cell,
  Input,
  samples: [
    { value: '0192f0c1-7a3e-7000-8000-000000000001', property: { type: 'string', format: 'uuid' } },
    { value: 76, property: { type: 'integer', kind: 'identifier' } },
  ],
});

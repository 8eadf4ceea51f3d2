import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { TextBox } from '../shared/TextBox.tsx';

type Identifier = string | number;

const isIdentifier = (value: unknown): value is Identifier => typeof value === 'string' || typeof value === 'number';

const Cell = ({ value }: ValueProps<Identifier>) => (
  <span style={{ fontFeatureSettings: '"tnum", "zero"' }}>{value}</span>
);
const Input = (props: InputProps) => <TextBox input={props} tidy={(text) => text.trim()} />;

/** A key given by the system: shown as it is. */
export const identifier = defineKind('identifier', {
  is: isIdentifier,
  Cell,
  Input,
  toText: String,
  parseText: (text, { property }) => {
    if (property.type !== 'integer') return text;
    return /^\d+$/.test(text) ? Number(text) : undefined;
  },
  samples: [
    { value: '0192f0c1-7a3e-7000-8000-000000000001', property: { type: 'string', format: 'uuid' } },
    { value: 76, property: { type: 'integer', kind: 'identifier' } },
  ],
});

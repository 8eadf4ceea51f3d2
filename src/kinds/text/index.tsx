import { text as codec } from '../../../domain/kinds/text.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { TextBox } from '../shared/TextBox.tsx';
import { Truncated } from '../shared/Truncated.tsx';

/** How many characters of a text stand in a table; of an address 40 (specification §9). */
const limitOf = (path: string): number => (path.split('.').at(-1) === 'address' ? 40 : 60);

const Cell = ({ value, path }: ValueProps<string>) => <Truncated text={value} limit={limitOf(path)} />;
const Field = ({ value }: ValueProps<string>) => <span>{value}</span>;
const Input = (props: InputProps) => <TextBox input={props} tidy={(text) => text.trim()} />;

/** A line of text. */
export const text = defineKind('text', codec, {
  Cell,
  Field,
  Input,
  Filter: Input,
  samples: [
    { value: 'Acme Software Ltda', property: { type: 'string' } },
    { value: 'Łódź “Überprüfung” 株式会社', property: { type: 'string' } },
  ],
});

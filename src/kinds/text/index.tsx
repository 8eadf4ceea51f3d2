import { useTranslate } from 'react-admin';
import { codeText, text as codec } from '../../../domain/kinds/text.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { TextBox } from '../shared/TextBox.tsx';
import { Truncated } from '../shared/Truncated.tsx';

/** The maximum length of a text in a table; 40 for an address (specification §9). */
const limitOf = (path: string): number => (path.split('.').at(-1) === 'address' ? 40 : 60);

const Cell = ({ value, property, path }: ValueProps<string>) => (
  <Truncated text={codeText(value, property, useTranslate())} limit={limitOf(path)} />
);
const Field = ({ value, property }: ValueProps<string>) => <span>{codeText(value, property, useTranslate())}</span>;
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

import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { codeText, serverWords } from '../../../domain/kinds/codeText.ts';
import { text as codec } from '../../../domain/kinds/text.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { TextBox } from '../shared/TextBox.tsx';
import { Truncated } from '../shared/Truncated.tsx';

/** The maximum length of a text in a table; 40 for an address (specification §9). */
const limitOf = (path: string): number => (path.split('.').at(-1) === 'address' ? 40 : 60);

const Cell = ({ value, property, path }: ValueProps<string>) => (
  <Truncated text={codeText(value, property, useTranslate())} limit={limitOf(path)} />
);

/** A text, and below its sentence what a server said. */
function Field({ value, property }: ValueProps<string>) {
  const sentence = codeText(value, property, useTranslate());
  const words = serverWords(value, property);
  if (words === undefined || words === sentence) return <span>{sentence}</span>;
  return (
    <>
      <span>{sentence}</span>
      <Typography variant="body2" color="textSecondary">
        {words}
      </Typography>
    </>
  );
}

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

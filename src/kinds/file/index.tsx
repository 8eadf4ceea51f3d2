import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { file as codec, type StoredFiles } from '../../../domain/kinds/file.ts';
import { joined } from '../../../domain/words/isolated.ts';
import { storedFile } from '../../../schemas/parts/file.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { later } from '../shared/later.tsx';
import { Truncated } from '../shared/Truncated.tsx';
import { filesOf, nameOf } from './files.ts';

const namesOf = (value: StoredFiles): string => joined(filesOf(value).map(nameOf), ', ');

/** The name of one file, or the number of several. */
function Cell({ value }: ValueProps<StoredFiles>) {
  const translate = useTranslate();
  const files = filesOf(value);
  const [first] = files;
  if (files.length === 1 && first) return <Truncated text={nameOf(first)} limit={40} />;
  return <span>{translate('generate.file.count', { smart_count: files.length })}</span>;
}

const Field = later(
  async () => (await import('./FileLinks.tsx')).FileLinks,
  ({ value }: ValueProps<StoredFiles>) => <span>{namesOf(value)}</span>,
);

const Input = later(
  async () => (await import('./FileInput.tsx')).FileInput,
  // The height of an empty input, so that nothing moves.
  ({ label }: InputProps) => <Box role="group" aria-label={label} aria-busy sx={{ height: 110 }} />,
);

const pdf = {
  uuid: '0192f0c1-7a3e-7000-8000-000000000002',
  name: 'Contrato.pdf',
  type: 'application/pdf',
  size: 81_234,
};
const rule = { types: ['application/pdf'], bytes: 4_096_000 } as const;

/** Files of a record. Their text is their names, which cannot be parsed. */
export const file = defineKind('file', codec, {
  Cell,
  Field,
  Input,
  wide: true,
  samples: [
    { value: { ...pdf, url: '/api/v2/contracts/1/scan/2' }, property: { ...storedFile, file: rule } },
    {
      value: [
        { ...pdf, url: '/api/v2/contracts/1/files/2' },
        { ...pdf, uuid: '0192f0c1-7a3e-7000-8000-000000000003', name: 'Anexo.pdf', url: '/api/v2/contracts/1/files/3' },
      ],
      property: { type: 'array', kind: 'file', maxItems: 20, items: storedFile, file: rule },
    },
  ],
});

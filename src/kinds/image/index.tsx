import { file as codec, type StoredFiles } from '../../../domain/kinds/file.ts';
import { joined } from '../../../domain/words/isolated.ts';
import { storedFile } from '../../../schemas/parts/file.ts';
import { defineKind } from '../defineKind.tsx';
import { filesOf, nameOf } from '../file/files.ts';
import { file } from '../file/index.tsx';
import type { ValueProps } from '../kind.ts';
import { later } from '../shared/later.tsx';

const namesOf = (value: StoredFiles): string => joined(filesOf(value).map(nameOf), ', ');

const load = async () => (await import('./Pictures.tsx')).Pictures;
const Shown = later(load, ({ value }: ValueProps<StoredFiles> & { readonly height: number }) => (
  <span>{namesOf(value)}</span>
));

/** Files that are pictures. */
export const image = defineKind('image', codec, {
  Cell: (props: ValueProps<StoredFiles>) => <Shown {...props} height={32} />,
  Field: (props: ValueProps<StoredFiles>) => <Shown {...props} height={240} />,
  Input: file.Input,
  wide: true,
  samples: [
    {
      value: {
        uuid: '0192f0c1-7a3e-7000-8000-000000000004',
        name: 'Fachada.png',
        type: 'image/png',
        size: 81_234,
        width: 640,
        height: 480,
        url: '/api/v2/entities/1/photo/4',
      },
      property: { ...storedFile, kind: 'image', file: { types: ['image/png', 'image/jpeg'], bytes: 1_048_576 } },
    },
  ],
});

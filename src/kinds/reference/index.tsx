import { useGetOne, useTranslate } from 'react-admin';
import { recordName, reference as codec, referenceKey, type Reference } from '../../../domain/kinds/reference.ts';
import { resourceOf } from '../../data/resources.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { ArchivedTag } from '../../shell/display/ArchivedTag.tsx';
import { Truncated } from '../shared/Truncated.tsx';
import { ReferenceBox } from './ReferenceBox.tsx';

const cellLimit = 40;

function Cell({ value, property }: ValueProps<Reference>) {
  const label = recordName(resourceOf(property.ref ?? ''), value, useTranslate());
  return label === undefined ? (
    <Fetched value={value} property={property} />
  ) : (
    <>
      <Truncated text={label} limit={cellLimit} />
      <ArchivedTag record={value} />
    </>
  );
}

function Fetched({ value, property: { ref = '' } }: Pick<ValueProps<Reference>, 'value' | 'property'>) {
  const translate = useTranslate();
  const { data } = useGetOne(ref, { id: referenceKey(value) ?? '' });
  return (
    <>
      <Truncated text={recordName(resourceOf(ref), data, translate) ?? ''} limit={cellLimit} />
      <ArchivedTag record={data} />
    </>
  );
}

const Input = (props: InputProps) => <ReferenceBox input={props} />;
/** The URL contains only the key. */
const Filter = (props: InputProps) => <ReferenceBox input={props} keep={referenceKey} />;

const tribute = {
  type: 'object',
  kind: 'reference',
  ref: 'tributes',
  properties: { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string' } },
} as const;

/** A reference, by key and label. */
export const reference = defineKind('reference', codec, {
  Cell,
  Input,
  Filter,
  samples: [{ value: { uuid: '0192f0c1-7a3e-7000-8000-000000000001', name: 'ISS' }, property: tribute }],
});

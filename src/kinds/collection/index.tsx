import { collection as codec, type Row } from '../../../domain/kinds/collection.ts';
import { scenarioTribute } from '../../../schemas/parts/scenarioTribute.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, KindDefinition, ValueProps } from '../kind.ts';
import { CollectionEditor } from './CollectionEditor.tsx';
import type { KindByName } from './rows.ts';
import { Rows } from './Rows.tsx';

/** Rows below a record. */
export function collectionOf(kindByName: KindByName): KindDefinition {
  return defineKind('collection', codec, {
    Cell: ({ value }) => <span className="figures">{value.length}</span>,
    Field: (props: ValueProps<readonly Row[]>) => <Rows {...props} kindByName={kindByName} />,
    Input: (props: InputProps) => <CollectionEditor {...props} kindByName={kindByName} />,
    align: 'right',
    wide: true,
    samples: [
      { value: [], property: { type: 'array', items: scenarioTribute } },
      {
        value: [
          {
            uuid: '0192f0c1-7a3e-7000-8000-000000000002',
            tribute: { uuid: '0192f0c1-7a3e-7000-8000-000000000001', name: 'ISS' },
            is_origin: true,
            type: 'Fixed',
            value: '5',
            tax_responsible: 'exporter',
          },
        ],
        property: { type: 'array', items: scenarioTribute },
      },
    ],
  });
}

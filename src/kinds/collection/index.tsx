import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { collection as codec, type Row } from '../../../domain/kinds/collection.ts';
import { scenarioTribute } from '../../../schemas/parts/documents/scenarioTribute.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, KindDefinition, ValueProps } from '../kind.ts';
import { CollectionEditor } from './CollectionEditor.tsx';
import { DefinedEditor } from './DefinedEditor.tsx';
import { DefinedValues } from './DefinedValues.tsx';
import { nameOf } from './definedRows.ts';
import { EachEditor } from './EachEditor.tsx';
import { ReferenceNames } from './ReferenceNames.tsx';
import { ReferencesBox } from './ReferencesBox.tsx';
import { partsOf, type KindByName } from './rows.ts';
import { RowsCards } from './RowsCards.tsx';
import { RowsTable } from './RowsTable.tsx';

type RowsProps = ValueProps<readonly Row[]> & { readonly kindByName: KindByName };

/** Read-only rows: a table, or cards without room. */
function Rows({ kindByName, ...of }: RowsProps) {
  const translate = useTranslate();
  const isNarrow = useMediaQuery(({ breakpoints }) => breakpoints.down('lg'), { noSsr: true });
  const { defined, defines, items } = of.property;
  if (of.value.length === 0) return <span>{translate('generate.collection.empty')}</span>;
  if (defined) return <DefinedValues rows={of.value} />;
  if (items?.ref !== undefined) return <ReferenceNames rows={of.value} of={items.ref} />;
  const rows = defines ? of.value.map((row) => ({ ...row, name: nameOf(row, translate) })) : of.value;
  const Shape = isNarrow ? RowsCards : RowsTable;
  return <Shape {...of} value={rows} parts={partsOf(of.property, kindByName)} />;
}

/** Rows of a record. */
export function collectionOf(kindByName: KindByName): KindDefinition {
  return defineKind('collection', codec, {
    Cell: ({ value }) => <span className="figures">{value.length}</span>,
    Field: (props: ValueProps<readonly Row[]>) => <Rows {...props} kindByName={kindByName} />,
    Input: (props: InputProps) => {
      const { each, defined, items } = props.property;
      if (defined) return <DefinedEditor {...props} defined={defined} kindByName={kindByName} />;
      if (items?.ref !== undefined) return <ReferencesBox {...props} />;
      return each ? (
        <EachEditor {...props} each={each} kindByName={kindByName} />
      ) : (
        <CollectionEditor {...props} kindByName={kindByName} />
      );
    },
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

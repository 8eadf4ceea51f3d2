import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import type { ValueProps } from '../kind.ts';
import { RowsCards } from './RowsCards.tsx';
import { partsOf, type KindByName } from './rows.ts';
import type { Row } from '../../../domain/kinds/collection.ts';
import { RowsTable } from './RowsTable.tsx';

type RowsProps = ValueProps<readonly Row[]> & { readonly kindByName: KindByName };

/** The rows of a collection, to be read: a table, or a card each where that has no room. */
export function Rows({ kindByName, ...of }: RowsProps) {
  const translate = useTranslate();
  const isNarrow = useMediaQuery(({ breakpoints }) => breakpoints.down('lg'), { noSsr: true });
  if (of.value.length === 0) return <span>{translate('generate.collection.empty')}</span>;
  const Shape = isNarrow ? RowsCards : RowsTable;
  return <Shape {...of} parts={partsOf(of.property, kindByName)} />;
}

import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { ImportSource } from '../../../dataProvider/calls/import.ts';
import { delimiters } from '../../../domain/csv.ts';
import { encodingNames, encodings } from '../../../domain/files/encodings.ts';
import { dateOrders } from '../../../domain/imports/dates.ts';
import { joined } from '../../../domain/words/isolated.ts';
import { delimiterKey, decimalSignKey } from './choiceKeys.ts';
import { Choice } from './Choice.tsx';
import { FirstRows } from './FirstRows.tsx';
import { ImportPart } from './ImportPart.tsx';
import type { Importing } from './useImport.ts';

interface ImportReadingProps {
  readonly source: ImportSource;
  readonly importing: Importing;
}

/** How the file is read, in one line, and the choices behind it with the first rows as they are read. */
export function ImportReading({ source, importing }: ImportReadingProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { running, read, write, writing, preview } = importing;
  const { sheet, encoding, delimiter, heading_row: headingRow, layout, remembered } = source;
  const say = (key: string, args?: Record<string, string | number>) =>
    translate(`generate.import.reading.${key}`, args);
  const dateOrder = writing.date_order ?? preview.data?.date_order;
  const decimalSign = writing.decimal_sign ?? preview.data?.decimal_sign;
  const facts = [
    remembered ? say('remembered') : layout && say('layout', { name: layout }),
    sheet && say('ofSheet', { name: sheet }),
    encoding && encodings[encoding],
    delimiter && say(delimiterKey(delimiter)),
    headingRow > 0 ? say('row', { row: headingRow }) : say('noHeadings'),
  ].filter((fact) => fact !== undefined && fact !== '');
  const rows = source.first.map(({ row }) => row);
  return (
    <ImportPart
      title={say('title')}
      summary={joined(facts)}
      toggleName={say(isOpen ? 'hide' : 'change')}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <Box sx={{ display: 'grid', gap: 1.5, pt: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' }}>
        {encoding && (
          <Choice
            label={say('encoding')}
            value={encoding}
            choices={encodingNames.map((name) => [name, encodings[name]])}
            disabled={running}
            onChoose={(name) => read({ encoding: name })}
          />
        )}
        {delimiter && (
          <Choice
            label={say('delimiter')}
            value={delimiter}
            choices={(Object.keys(delimiters) as (keyof typeof delimiters)[]).map((name) => [
              name,
              say(delimiterKey(name)),
            ])}
            disabled={running}
            onChoose={(name) => read({ delimiter: name })}
          />
        )}
        <Choice
          label={say('headingRow')}
          value={String(headingRow)}
          choices={[0, ...new Set([...rows, headingRow].filter((row) => row > 0))].map((row) => [
            String(row),
            row === 0 ? say('noHeadings') : say('ofRow', { row }),
          ])}
          disabled={running}
          onChoose={(row) => read({ heading_row: Number(row) })}
        />
        {dateOrder && (
          <Choice
            label={say('dateOrder')}
            value={dateOrder}
            choices={dateOrders.map((order) => [order, say(`dateOrders.${order}`)])}
            disabled={running}
            onChoose={(order) => write({ date_order: order })}
          />
        )}
        {decimalSign && (
          <Choice
            label={say('decimalSign')}
            value={decimalSign}
            choices={([',', '.'] as const).map((sign) => [sign, say(decimalSignKey(sign))])}
            disabled={running}
            onChoose={(sign) => write({ decimal_sign: sign })}
          />
        )}
      </Box>
      <FirstRows rows={source.first} headingRow={headingRow} />
    </ImportPart>
  );
}

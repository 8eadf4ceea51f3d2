import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Quote } from '../../../../../schemas/resources/quoting/quotes.ts';
import type { DocumentRecord } from '../../../../documents/documentRecord.ts';
import NumberCell from '../../../../documents/slots/cells/number.tsx';
import type { CellProps } from '../../../../generate/list/slots.ts';

export { align, width } from '../../../../documents/slots/cells/number.tsx';

/** The number of a quote, of a later version with which one it is: all have the number of the first. */
export default function QuoteNumberCell(props: CellProps<DocumentRecord & Pick<Quote, 'version_number'>>) {
  const translate = useTranslate();
  const { version_number: version = 1 } = props.record;
  return (
    <>
      <NumberCell {...props} />
      {version > 1 && (
        <Typography variant="caption" component="span" color="textSecondary">
          {translate('resources.quotes.fields.version_number')} {version}
        </Typography>
      )}
    </>
  );
}

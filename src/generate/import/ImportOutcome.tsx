import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Imported } from '../../../dataProvider/calls/import.ts';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ImportCleaning } from './ImportCleaning.tsx';
import { ImportDuplicates } from './ImportDuplicates.tsx';
import { ImportProblems } from './ImportProblems.tsx';
import { ImportRows } from './ImportRows.tsx';
import type { Importing } from './useImport.ts';

interface ImportOutcomeProps {
  readonly resource: Resource;
  readonly importing: Importing;
  readonly outcome: Imported;
}

/** The preview of an import: created, changed and unchanged records, errors, and the first rows. */
export function ImportOutcome({ resource, importing, outcome }: ImportOutcomeProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { created, changed, unchanged, left_out: leftOut = 0, refused, more } = outcome;
  const { rows = [], cleaned = [], duplicates = [], duplicate_rows: alike = 0 } = outcome;
  const problems = refused.length + more;
  const figures = { created, changed, unchanged, ...(leftOut > 0 && { left_out: leftOut }), problems };
  const isIdle = created + changed + problems === 0;
  return (
    <>
      <Stack component="dl" direction="row" sx={{ m: 0, gap: 1, flexWrap: 'wrap' }}>
        {Object.entries(figures).map(([name, figure]) => (
          <Paper
            key={name}
            variant="outlined"
            sx={{ flex: '1 1 120px', px: 1.5, py: 1, display: 'flex', flexDirection: 'column-reverse' }}
          >
            <Typography component="dt" variant="caption" color="textSecondary">
              {translate(`generate.import.figures.${name}`)}
            </Typography>
            <Typography
              component="dd"
              variant="h5"
              className="figures"
              color={name === 'problems' && figure > 0 ? 'error' : 'textPrimary'}
              sx={{ m: 0 }}
            >
              {formatDecimal(String(figure), language)}
            </Typography>
          </Paper>
        ))}
      </Stack>
      {isIdle && (
        <Alert severity="info">
          {translate(`generate.import.${unchanged + leftOut === 0 ? 'noRows' : 'nothing'}`)}
        </Alert>
      )}
      {problems > 0 && (
        <ImportProblems
          resource={resource}
          importing={importing}
          good={created + changed}
          problems={refused}
          more={more}
          isLater={outcome.in_background !== undefined}
        />
      )}
      {duplicates.length > 0 && (
        <ImportDuplicates resource={resource} importing={importing} duplicates={duplicates} count={alike} />
      )}
      {cleaned.length > 0 && <ImportCleaning resource={resource} cleaned={cleaned} />}
      {rows.length > 0 && <ImportRows resource={resource} rows={rows} count={created + changed} />}
    </>
  );
}

import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Imported } from '../../../dataProvider/calls/import.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { rowNumber } from './rowNumber.ts';
import type { Importing } from './useImport.ts';

interface ImportProblemsProps {
  readonly resource: Resource;
  readonly importing: Importing;
  /** The number of rows without errors that would be written. */
  readonly good: number;
  readonly problems: Imported['refused'];
  /** The number of further problems. */
  readonly more: number;
  /** Whether the file is imported in the background, where its errors are known later. */
  readonly isLater: boolean;
}

const columns = ['row', 'column', 'problem'] as const;

/** The errors of a file, by row and column as in a spreadsheet. */
export function ImportProblems({ resource, importing, good, problems, more, isLater }: ImportProblemsProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(resource.name);
  return (
    <>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label={translate('generate.import.figures.problems')}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, flex: 'none', maxHeight: 320 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              {columns.map((name) => (
                <TableCell key={name} {...(name === 'row' && rowNumber)}>
                  {translate(`generate.import.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {problems.map(({ row, column, detail }, index) => (
              <TableRow key={index}>
                <TableCell {...rowNumber} className="figures">
                  {row}
                </TableCell>
                <TableCell>{column && labelOf(column)}</TableCell>
                <TableCell>{detail}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {more > 0 && (
        <Typography color="textSecondary">{translate('generate.import.more', { smart_count: more })}</Typography>
      )}
      {!isLater && (
        <>
          <Typography>{translate('generate.import.correct')}</Typography>
          <Stack direction="row" sx={{ columnGap: 2, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
            <Button
              size="small"
              variant="outlined"
              startIcon={<DownloadIcon />}
              loading={importing.savingBadRows}
              disabled={importing.running}
              onClick={importing.saveBadRows}
            >
              {translate('generate.import.badRows')}
            </Button>
            {good > 0 && (
              <FormControlLabel
                control={
                  <Checkbox
                    checked={importing.onlyGood}
                    disabled={importing.running}
                    onChange={({ target }) => importing.setOnlyGood(target.checked)}
                  />
                }
                label={translate('generate.import.onlyGood')}
              />
            )}
          </Stack>
        </>
      )}
    </>
  );
}

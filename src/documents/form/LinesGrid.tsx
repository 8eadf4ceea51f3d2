import Alert from '@mui/material/Alert';
import { ValidationError } from 'react-admin';
import { useEnteredDocument } from './documentForm.ts';
import { CorridorContext, type GridCorridor } from '../grid/corridor.ts';
import { LineInsertsContext } from '../grid/lineInserts.ts';
import { Grid } from '../grid/Grid.tsx';

interface LinesGridProps {
  readonly currency: string;
  readonly corridor: GridCorridor;
  /** The error of the lines as a whole. */
  readonly problem: string | undefined;
  readonly labelledBy: string;
}

/** The grid of lines with the error above it. */
export function LinesGrid({ currency, corridor, problem, labelledBy }: LinesGridProps) {
  const { lineInserts: inserts } = useEnteredDocument().form;
  return (
    <>
      {problem && (
        <Alert severity="error" sx={{ mb: 2 }}>
          <ValidationError error={problem} />
        </Alert>
      )}
      <CorridorContext value={corridor}>
        <LineInsertsContext value={inserts}>
          <Grid currency={currency} labelledBy={labelledBy} />
        </LineInsertsContext>
      </CorridorContext>
    </>
  );
}

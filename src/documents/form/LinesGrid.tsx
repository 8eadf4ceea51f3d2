import Alert from '@mui/material/Alert';
import { ValidationError } from 'react-admin';
import { CorridorContext, type GridCorridor } from '../grid/corridor.ts';
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
  return (
    <>
      {problem && (
        <Alert severity="error" sx={{ mb: 2 }}>
          <ValidationError error={problem} />
        </Alert>
      )}
      <CorridorContext value={corridor}>
        <Grid currency={currency} labelledBy={labelledBy} />
      </CorridorContext>
    </>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface ChartSumProps {
  readonly heading: string;
  readonly amount: string;
  /** Whether it is of what is put on hold, which the first sum does not include. */
  readonly isHeld?: boolean;
}

/** What the columns of a chart add up to. */
export function ChartSum({ heading, amount, isHeld = false }: ChartSumProps) {
  const variant = isHeld ? 'body2' : 'subtitle2';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, mb: 1 }}>
      <Typography variant={variant} component={isHeld ? 'p' : 'h3'}>
        {heading}
      </Typography>
      <Typography variant={variant} component="p" className="figures">
        {amount}
      </Typography>
    </Box>
  );
}

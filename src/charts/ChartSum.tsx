import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface ChartSumProps {
  readonly heading: string;
  readonly amount: string;
  /** Whether it sums held invoices, which the first sum excludes. */
  readonly isHeld?: boolean;
}

/** The sum of a chart's columns. */
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

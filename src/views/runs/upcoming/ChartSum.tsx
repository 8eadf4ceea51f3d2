import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface ChartSumProps {
  readonly heading: string;
  readonly amount: string;
  /** Whether it is of what is put aside, whose bars have a colour of their own. */
  readonly isHeld?: boolean;
}

/** What the bars of a chart come to. */
export function ChartSum({ heading, amount, isHeld = false }: ChartSumProps) {
  const variant = isHeld ? 'body2' : 'subtitle2';
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 2,
        my: isHeld ? 0.5 : 0,
        mb: 1,
      }}
    >
      <Typography variant={variant} component={isHeld ? 'p' : 'h3'}>
        {isHeld && (
          <Box
            component="span"
            aria-hidden
            sx={{
              display: 'inline-block',
              width: 10,
              height: 10,
              mr: 1,
              borderRadius: '2px',
              bgcolor: ({ tokens }) => tokens.progress.dot,
            }}
          />
        )}
        {heading}
      </Typography>
      <Typography variant={variant} component="p" className="figures">
        {amount}
      </Typography>
    </Box>
  );
}

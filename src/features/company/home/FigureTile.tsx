import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** A part of a figure with its list, if the user may read it. */
export interface FigurePart {
  readonly text: string;
  readonly count: number;
  readonly to: string | undefined;
}

interface FigureTileProps {
  readonly label: string;
  readonly amount: string;
  /** The length of the longest amount in the currency, so that all have one size. */
  readonly longest: number;
  readonly parts: readonly FigurePart[];
  /** The amount to compare with. */
  readonly before: string;
  /** Whether it needs action. */
  readonly isUrgent?: boolean;
  /** The heading level of its label. */
  readonly heading?: 'h2' | 'h3';
}

/** The height of a tile with a one-line amount, in pixels. */
export const tileHeight = 156;

/** One figure: its amount, the lists behind it and what it was before. */
export function FigureTile({
  label,
  amount,
  longest,
  parts,
  before,
  isUrgent = false,
  heading = 'h3',
}: FigureTileProps) {
  const translate = useTranslate();
  return (
    <Card
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 0.5,
        p: { xs: 1.5, sm: 2 },
        minHeight: tileHeight,
        containerType: 'inline-size',
      }}
    >
      <Typography variant="subtitle2" component={heading} color="textSecondary">
        {label}
      </Typography>
      <Typography
        variant="h3"
        component="p"
        className="figures"
        sx={{
          overflowWrap: 'anywhere',
          fontSize: `clamp(0.8125rem, ${Math.floor(155 / longest)}cqi, 1.25rem)`,
          color: ({ tokens }) => (isUrgent ? tokens.cancelled.text : tokens.text),
        }}
      >
        {amount}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, flex: 1, alignContent: 'start' }}>
        {parts.map(({ text, count, to }) =>
          count > 0 && to !== undefined ? (
            <MuiLink key={text} component={Link} to={to} variant="body2" sx={{ py: 0.25 }}>
              {text}
              <span className="visually-hidden">{`, ${label}, ${translate('home.openList')}`}</span>
            </MuiLink>
          ) : (
            <Typography key={text} variant="body2" color="textSecondary" sx={{ py: 0.25 }}>
              {text}
            </Typography>
          ),
        )}
      </Box>
      <Typography variant="caption" color="textSecondary" className="figures">
        {before}
      </Typography>
    </Card>
  );
}

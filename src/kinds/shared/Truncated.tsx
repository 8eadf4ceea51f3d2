import Box from '@mui/material/Box';
import { Tip } from '../../shell/display/Tip.tsx';

/** Long words break in a table, but not below a legible width. */
const narrowable = { display: 'inline-block', minWidth: '16ch', overflowWrap: 'anywhere' } as const;

/** A text cut at a length, with the full text in a tooltip. */
export function Truncated({ text, limit }: { readonly text: string; readonly limit: number }) {
  const characters = [...text];
  if (characters.length <= limit) return <span>{text}</span>;
  return (
    <Tip title={text}>
      <Box component="span" sx={narrowable}>{`${characters.slice(0, limit).join('').trimEnd()}…`}</Box>
    </Tip>
  );
}

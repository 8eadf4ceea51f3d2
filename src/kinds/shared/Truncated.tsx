import Box from '@mui/material/Box';
import { Tip } from '../../shell/Tip.tsx';

/** In a table a long word gives way to the other columns, but not below a legible width. */
const narrowable = { display: 'inline-block', minWidth: '16ch', overflowWrap: 'anywhere' } as const;

/** A short text, cut after so many characters; the whole of it in a tooltip. */
export function Truncated({ text, limit }: { readonly text: string; readonly limit: number }) {
  const characters = [...text];
  if (characters.length <= limit) return <span>{text}</span>;
  return (
    <Tip title={text}>
      <Box component="span" sx={narrowable}>{`${characters.slice(0, limit).join('').trimEnd()}…`}</Box>
    </Tip>
  );
}

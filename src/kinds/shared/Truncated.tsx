import Tooltip from '@mui/material/Tooltip';

/** One line of text, cut after so many characters; the whole of it in a tooltip. */
export function Truncated({ text, limit }: { readonly text: string; readonly limit: number }) {
  const characters = [...text];
  if (characters.length <= limit) return <span>{text}</span>;
  return (
    <Tooltip title={text}>
      <span>{`${characters.slice(0, limit).join('').trimEnd()}…`}</span>
    </Tooltip>
  );
}

import { useTheme } from '@mui/material/styles';

/** The mark of an empty page: a sail on the line between sea and sky. */
export function Horizon() {
  const { tokens } = useTheme();
  return (
    <svg width="96" height="64" viewBox="0 0 96 64" fill="none" aria-hidden="true">
      <path d="M8 46h80" stroke={tokens.line} strokeWidth="2" strokeLinecap="round" />
      <path d="M47 12v30M47 12c9 6 15 15 16 26H47" stroke={tokens.primary} strokeWidth="2" strokeLinejoin="round" />
      <path d="M43 20c-6 5-10 11-11 18h11" stroke={tokens.lineStrong} strokeWidth="2" strokeLinejoin="round" />
      <path d="M20 54c4 0 4-3 8-3s4 3 8 3 4-3 8-3 4 3 8 3 4-3 8-3 4 3 8 3" stroke={tokens.tide} strokeWidth="2" />
    </svg>
  );
}

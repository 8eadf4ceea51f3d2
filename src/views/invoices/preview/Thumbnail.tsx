import Box from '@mui/material/Box';
import { useState } from 'react';
import { showsPages } from './showsPages.ts';

const page = { width: 800, height: 720 };
const scale = 0.25;

/** The head of a document's first page, small; decoration beside a name. Stays blank where it cannot be drawn. */
export function Thumbnail({ url }: { readonly url: string }) {
  const [shown, setShown] = useState(false);
  return (
    <Box
      aria-hidden="true"
      sx={({ tokens }) => ({
        height: page.height * scale,
        display: 'flex',
        justifyContent: 'center',
        overflow: 'hidden',
        backgroundColor: tokens.sunken,
        borderBottom: `1px solid ${tokens.line}`,
      })}
    >
      <Box sx={{ width: page.width * scale, overflow: 'hidden', flex: 'none' }}>
        <Box
          component="iframe"
          src={url}
          title=""
          tabIndex={-1}
          loading="lazy"
          sandbox="allow-same-origin"
          onLoad={(event) => setShown(showsPages(event.currentTarget))}
          sx={{
            ...page,
            border: 0,
            pointerEvents: 'none',
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
            opacity: shown ? 1 : 0,
          }}
        />
      </Box>
    </Box>
  );
}

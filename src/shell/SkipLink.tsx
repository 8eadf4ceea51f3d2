import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

const Hidden = styled('a')(({ theme: { tokens, zIndex } }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: zIndex.tooltip,
  padding: '8px 16px',
  borderRadius: 8,
  color: tokens.onPrimary,
  backgroundColor: tokens.primary,
  fontWeight: 500,
  transform: 'translateY(-64px)',
  '&:focus': { transform: 'none' },
}));

/** The first stop of the keyboard: past the bars, to the page. */
export function SkipLink() {
  const translate = useTranslate();
  return <Hidden href="#main-content">{translate('common.skipToContent')}</Hidden>;
}

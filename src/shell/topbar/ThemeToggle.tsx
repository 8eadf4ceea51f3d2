import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { toggleMode, useMode } from '../theme/mode.ts';

export function ThemeToggle() {
  const translate = useTranslate();
  const isDark = useMode() === 'dark';
  const name = translate(isDark ? 'common.useLightTheme' : 'common.useDarkTheme');
  return (
    <Tooltip title={name}>
      <IconButton color="inherit" aria-label={name} onClick={toggleMode}>
        {isDark ? <LightModeOutlined /> : <DarkModeOutlined />}
      </IconButton>
    </Tooltip>
  );
}

import { describe } from 'vitest';
import { checkMainScreens } from './screens/main.ts';
import { openScreens } from './screens/screens.ts';

describe('the main screens in pt, light, at 1440 px', () => {
  checkMainScreens(openScreens({ language: 'pt', theme: 'light', width: 1440 }));
});

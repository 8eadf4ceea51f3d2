import { describe } from 'vitest';
import { checkOtherScreens } from './screens/others.ts';
import { openScreens } from './screens/screens.ts';

describe('the other screens in pt, light, at 1440 px', () => {
  checkOtherScreens(openScreens({ language: 'pt', theme: 'light', width: 1440 }));
});

import { describe } from 'vitest';
import { checkMainScreens } from './screens/main.ts';
import { checkOtherScreens } from './screens/others.ts';
import { openScreens } from './screens/screens.ts';

/** The longest texts in the narrowest width. The keyboard tests and the journey cover the third language. */
describe('every screen in es, dark, at 360 px', () => {
  const screens = openScreens({ language: 'es', theme: 'dark', width: 360 });
  checkMainScreens(screens);
  checkOtherScreens(screens);
});

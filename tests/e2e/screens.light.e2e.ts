import { describe } from 'vitest';
import { checkScreens } from './screens.ts';

describe('every screen in pt, light, at 1440 px', () => {
  checkScreens({ language: 'pt', theme: 'light', width: 1440 });
});

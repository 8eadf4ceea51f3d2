import { languageCodes } from '../../domain/languages.ts';
import { useBrowser } from '../support/browser.ts';
import { checkReading } from './steps/payer.ts';

const { open } = useBrowser();

checkReading(
  open,
  languageCodes.filter((language) => language !== 'pt'),
);

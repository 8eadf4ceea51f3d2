import { languageCodes } from '../../domain/languages.ts';
import { checkJourney } from './steps/journey.ts';

checkJourney(languageCodes.filter((language) => language !== 'pt'));

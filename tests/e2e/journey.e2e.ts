import { checkJourney } from './steps/journey.ts';

checkJourney(['pt']);

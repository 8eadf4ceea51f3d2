import { checkContractLife } from './steps/contractLife.ts';

checkContractLife(['pt']);

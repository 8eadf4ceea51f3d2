/** All that other features use of quoting. */

export { contractFromQuote } from './quotes/contract.ts';
export { answerQuote, type QuoteAnswer } from './quotes/answer.ts';

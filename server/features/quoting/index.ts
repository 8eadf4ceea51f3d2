/** All that other features use of quoting. */

export { answerQuote, type QuoteAnswer } from './quotes/answer.ts';

import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifySchema } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import fp from 'fastify-plugin';
import { configureAjv } from '../../domain/validation/ajv.ts';
import { compileOnce } from '../../domain/validation/compileOnce.ts';

const ajv = configureAjv(new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true }));
// Response headers in the contract.
ajv.addVocabulary(['headers']);
const answers = compileOnce(ajv);

/** Compiles what no answer has used yet. Throws at a schema that cannot be compiled. */
export const compileAnswers = (): void => answers.compileAll();

/** Refuses an answer that does not fit its schema. */
const checked: FastifySerializerCompiler<FastifySchema> = ({ schema, method, url, httpStatus }) => {
  const validate = answers.compile(schema);
  return (answer) => {
    const text = JSON.stringify(answer);
    if (validate(JSON.parse(text))) return text;
    throw new Error(`${method} ${url} ${httpStatus}: ${ajv.errorsText(validate.errors)}`);
  };
};

/**
 * Writes answers with `JSON.stringify`. Fastify's serializer would drop what a schema forgot; tests check each answer
 * against its schema instead.
 */
export default fp<{ check: boolean }>(
  async (app, { check }) => {
    app.setSerializerCompiler(check ? checked : () => (answer) => JSON.stringify(answer));
  },
  { name: 'output' },
);

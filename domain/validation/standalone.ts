import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { ajvOptions, configureAjv } from './ajv.ts';

/** Node finds a CommonJS default export one level deeper than bundlers. */
const defaultOf = 'const defaultOf = ({ default: found }) => typeof found === "function" ? found : found.default;';

/** The name of a validator in the module; it must not collide with Ajv's `validate20` and following. */
const exportOf = (k: number): string => `ofSchema${k}`;

/**
 * Generates an ES module that exports `validators`: Ajv's validate functions by name, compiled ahead because the
 * console's CSP forbids `eval`. They behave like Ajv with `ajvOptions` on the server.
 */
export function validatorsModule(schemas: Readonly<Record<string, ObjectSchema>>): string {
  const ajv = configureAjv(new Ajv2020({ ...ajvOptions, code: { source: true, esm: true, lines: true } }));
  const names = Object.keys(schemas);
  const exported = names.map((name, k) => {
    ajv.addSchema({ ...schemas[name] }, `schema${k}`);
    return [exportOf(k), `schema${k}`] as const;
  });
  const code = standaloneCode(ajv, Object.fromEntries(exported));
  const table = names.map((name, k) => `  ${JSON.stringify(name)}: ${exportOf(k)},`);
  return `${withImports(code)}\nexport const validators = {\n${table.join('\n')}\n};\n`;
}

/** Ajv refers to its helpers by `require`; a browser needs imports. */
function withImports(code: string): string {
  const modules: string[] = [];
  const body = code.replaceAll(/require\("([^"]+)"\)(\.default)?/g, (_match, path: string, isDefault?: string) => {
    if (!modules.includes(path)) modules.push(path);
    const name = `module${modules.indexOf(path)}`;
    return isDefault ? `defaultOf(${name})` : name;
  });
  const imports = modules.map((path, k) => `import * as module${k} from "${path}.js";`);
  return [...imports, defaultOf, body].join('\n');
}

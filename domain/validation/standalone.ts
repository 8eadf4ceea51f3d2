import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { ajvOptions, configureAjv } from './ajv.ts';

/** Helper for the generated module: a CommonJS default export is found one level deeper by Node than by bundlers. */
const defaultOf = 'const defaultOf = ({ default: found }) => typeof found === "function" ? found : found.default;';

/** What the module calls a validator: no name that Ajv gives to its own functions, which are `validate20` and on. */
const exportOf = (k: number): string => `ofSchema${k}`;

/**
 * The text of an ES module that exports `validators`: by name, Ajv's validate functions for these schemas, compiled
 * ahead because the console's CSP forbids `eval`. They behave as Ajv with `ajvOptions` does on the server.
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

/** Ajv refers to its run-time helpers by `require`, in modules too; a browser wants imports. */
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

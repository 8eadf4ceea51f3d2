import type { Area, CrudAction, Restricted, RowCondition, UserType } from '../../schemas/access.ts';
import { grantIn, type Guarded } from './grant.ts';

const areas: readonly Area[] = ['company', 'accountants', 'admin'];
const types: readonly UserType[] = ['COMPANY', 'CUSTOMER', 'ACCOUNTANT', 'PARTNER', 'ADMIN'];
const plain: readonly CrudAction[] = ['list', 'show', 'create', 'edit', 'delete', 'export', 'import'];

const introduction = `# Who may do what

Written by \`npm run openapi\` from what resources and reports say of their access; what is not here is refused. A partner is a guest in a company as an accountant is.
`;

/** Every role's rights as one page of Markdown: a table for each user type of each area, a line for each resource. */
export function accessMatrix(resources: readonly Guarded[]): string {
  const sections = areas.flatMap((area) => types.flatMap((type) => sectionOf(resources, area, type)));
  return [introduction, ...sections].join('\n');
}

function sectionOf(resources: readonly Guarded[], area: Area, type: UserType): string[] {
  const lines = resources.flatMap((resource) => {
    const grant = grantIn(resource, area, type);
    return grant.may.length > 0 ? [[resource.name, ...cellsOf(grant)]] : [];
  });
  if (lines.length === 0) return [];
  const head = ['resource', ...plain, 'further', 'rows', 'hides'];
  return [`## ${area}: ${type}\n`, tableOf([head, ...lines])];
}

function cellsOf({ may, rows, hides = [] }: Restricted): string[] {
  const further = may.filter((action) => !plain.some((each) => each === action));
  const marks = plain.map((action) => (may.includes(action) ? 'yes' : ''));
  return [...marks, further.join(', '), rows ? rowsText(rows) : 'all', hides.join(', ')];
}

function rowsText(rows: RowCondition): string {
  const operand = 'eq' in rows ? rows.eq : rows.in;
  const text =
    typeof operand === 'object' && 'fact' in operand ? `the actor's ${operand.fact}` : [operand].flat().join(', ');
  return `${rows.path} ${'eq' in rows ? 'is' : 'in'} ${text}`;
}

/** Columns of one width, as the formatter writes them. */
function tableOf(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)));
  const [head = '', ...body] = lines.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return `${[head, rule, ...body].join('\n')}\n`;
}

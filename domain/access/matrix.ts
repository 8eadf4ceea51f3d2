import type { Area, CrudAction, Restricted, RowCondition, UserType } from '../../schemas/access.ts';
import { roleHas, rolesFor } from './builtInRoles.ts';
import { frameOf, type Grantable } from './effective.ts';
import { areaFor, grantIn, grantOf } from './grant.ts';

const areas: readonly Area[] = ['company', 'accountants', 'admin'];
const types: readonly UserType[] = ['COMPANY', 'CUSTOMER', 'ACCOUNTANT', 'PARTNER', 'ADMIN'];
const plain: readonly CrudAction[] = ['list', 'show', 'create', 'edit', 'delete', 'export', 'import'];

const introduction = `# Who may do what

Written by \`npm run openapi\` from what resources and reports say of their access; what is not here is refused. A partner is a guest in a company as an accountant is.

The tables of user types are the frame: the most that people of a type may do. Within it they may do what their roles and groups select, in each company by itself. The tables of built-in roles say what those select; companies and administrators make further roles of the same permissions.
`;

/** Renders the rights of all roles as one Markdown page: a table per user type and area, a line per resource. */
export function accessMatrix(resources: readonly Grantable[]): string {
  const sections = areas.flatMap((area) =>
    types.flatMap((type) => [...sectionOf(resources, area, type), ...rolesOf(resources, area, type)]),
  );
  return [introduction, ...sections].join('\n');
}

/** Returns the permissions that the built-in roles of a user type select from its frame. */
function rolesOf(resources: readonly Grantable[], area: Area, type: UserType): string[] {
  const roles = rolesFor(type);
  // Partners have the roles of accountants.
  if (roles.length === 0 || area !== areaFor(type) || type === 'PARTNER') return [];
  const { withoutRole } = frameOf(resources, type);
  const lines = resources.flatMap((resource) => {
    const { may } = grantOf(resource, type);
    const names = may.map((action) => `${resource.name}:${action}`);
    if (names.length === 0) return [];
    if (names.every((name) => withoutRole.has(name))) return [[resource.name, ...roles.map(() => 'without a role')]];
    const selected = roles.map((role) => may.filter((action) => roleHas(role, type, `${resource.name}:${action}`)));
    return [
      [resource.name, ...selected.map((actions) => (actions.length === may.length ? 'all' : actions.join(', ')))],
    ];
  });
  if (lines.length === 0) return [];
  return [`## ${area}: ${type}, built-in roles\n`, tableOf([['resource', ...roles], ...lines])];
}

function sectionOf(resources: readonly Grantable[], area: Area, type: UserType): string[] {
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
  return [...marks, further.join(', '), rows ? rows.map(rowsText).join('; ') : 'all', hides.join(', ')];
}

function rowsText(rows: RowCondition): string {
  const operand = 'eq' in rows ? rows.eq : rows.in;
  const text =
    typeof operand === 'object' && 'fact' in operand ? `the actor's ${operand.fact}` : [operand].flat().join(', ');
  return `${[rows.path].flat().join(' or ')} ${'eq' in rows ? 'is' : 'in'} ${text}`;
}

/** Pads columns to equal widths, as the formatter does. */
function tableOf(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)));
  const [head = '', ...body] = lines.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return `${[head, rule, ...body].join('\n')}\n`;
}

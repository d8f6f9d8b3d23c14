import { DOMAINS } from './cases.ts'
import type { RootField } from './operations.ts'
import type { Outcome, PermissionCase, PermissionDomain } from './permissionCase.ts'
import { expectedOutcomes, grantedOutcome, type Outcomes } from './permissionTable.ts'
import { ROLES, type Role } from './roles.ts'

const MAY = '✓'
/** Signs of refusals; every other answer comes to those who may. */
const SIGNS: ReadonlyMap<Outcome, readonly [sign: string, meaning: string]> = new Map([
  ['FORBIDDEN', ['✗', 'May not, and is informed: `FORBIDDEN`']],
  ['NOT_FOUND', ['–', 'As if it were not there, also for an id of nothing: `NOT_FOUND`']],
  ['UNAUTHENTICATED', ['L', 'Signs in first: `UNAUTHENTICATED`']],
  ['API_TOKEN_SCOPE', ['T', 'Not with this API token: `API_TOKEN_SCOPE`']],
  ['EMAIL_NOT_VERIFIED', ['V', 'Verifies the email address first: `EMAIL_NOT_VERIFIED`']],
])

const INTRODUCTION = `# Permissions

What each operation of the [API](api.md) answers to whom. This page is made from the cases of the server's tests (\`npm run permissions\`), which call every operation as every caller.

- A role in a project counts from the least to the most: viewer, operator, editor, owner. Somebody has the greatest of the role that the project lists, what its general access gives every member, and owner as an owner or admin of the organization.
- Guests of an organization see the projects that list them, and are editors at most; they do not run simulations and do not copy projects.
- Whoever leaves an organization has left its projects.
- What somebody may not see is answered, letter by letter, as what does not exist: a foreign id, an unknown one and one that is no id are not distinguished.
- The design of a monitored project is locked for everybody: changes of blocks, layers and components answer \`PROJECT_LOCKED\`, and so do changes of weather that a simulation, a block or the deployment rests on. Other weather may be added and changed.
- System administrators have their own operations. In the projects of others they act as a user, which is recorded.
- API tokens read with the scope \`read\`, change projects with \`write\` and run simulations with \`simulate\`. They open nothing of the account, and change nothing of organizations. One that is bound to an organization sees no other.`

/** The page of the guide. */
export function permissionPage(fields: ReadonlyMap<string, RootField>): string {
  const signs = [[MAY, 'May'] as const, ...SIGNS.values()]
  const parts = [
    INTRODUCTION,
    '## Callers',
    table(
      ['Caller', ''],
      ROLES.map(({ head, about }) => [head, about]),
    ),
    '## Signs',
    table(['Sign', ''], signs),
    ...DOMAINS.map((domain) => domainPart(domain, fields)),
  ]
  return `${parts.join('\n\n')}\n`
}

/** More callers than this in one column are not listed; there is no second one of them. */
const MANY = ROLES.length / 3

/** Callers with the same answers everywhere in the domain share a column. */
function domainPart(
  { title, cases }: PermissionDomain,
  fields: ReadonlyMap<string, RootField>,
): string {
  const notes = [...new Set(cases.flatMap(({ note }) => note ?? []))]
  const lines = cases.map((one) => {
    const outcomes = expectedOutcomes(one, fields.get(one.field)?.kind ?? 'query')
    return { one, signs: signsOf(one, outcomes) }
  })
  const columns = Map.groupBy(ROLES, ({ name }) => lines.map(({ signs }) => signs[name]).join(''))
  const roles = [...columns.values()]
  const letters = roles.map((_, index) => String.fromCodePoint('A'.charCodeAt(0) + index))
  const callers = roles.map((same) =>
    same.length > MANY ? 'everybody else' : same.map(({ head }) => head).join(', '),
  )
  const legend = letters.map((letter, index) => `**${letter}** ${callers[index]}`).join(' · ')
  const rows = lines.map(({ one, signs }) => [
    nameCell(one, notes),
    ...roles.map(([first]) => (first ? signs[first.name] : '')),
  ])
  const footnotes = notes.map((note, index) => `${index + 1}. ${note}`)
  const parts = [`## ${title}`, legend, table(['Operation', ...letters], rows)]
  return [...parts, ...footnotesPart(footnotes)].join('\n\n')
}

const footnotesPart = (notes: readonly string[]): string[] =>
  notes.length === 0 ? [] : [notes.join('\n')]

function nameCell({ field, variant, note }: PermissionCase, notes: readonly string[]): string {
  const text = variant === undefined ? `\`${field}\`` : `\`${field}\`, ${variant}`
  return note === undefined ? text : `${text} (${notes.indexOf(note) + 1})`
}

function signsOf(one: PermissionCase, outcomes: Outcomes): Readonly<Record<Role['name'], string>> {
  const signs = Object.entries(outcomes).map(([name, outcome]) => [
    name,
    outcome === grantedOutcome(one) ? MAY : (SIGNS.get(outcome)?.[0] ?? MAY),
  ])
  return Object.fromEntries(signs) as Record<Role['name'], string>
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const ruler = head.map((_, index) => (index === 0 ? '---' : head.length > 2 ? ':-:' : '---'))
  return [line(head), `|${ruler.join('|')}|`, ...rows.map(line)].join('\n')
}

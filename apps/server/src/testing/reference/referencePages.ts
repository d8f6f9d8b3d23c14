import { ERROR_CODES } from '@duet/contract'
import { type GraphQLField, type GraphQLSchema, Kind, parse, print } from '../../http/graphql.ts'
import { DOMAINS } from '../permissions/cases.ts'
import type { Audience, PermissionCase, PermissionDomain } from '../permissions/permissionCase.ts'
import { expectedOutcomes, type OperationKind, tokenScope } from '../permissions/permissionTable.ts'
import { sentence, typeLink } from './text.ts'
import { typePage } from './typePage.ts'

/** Pages of the reference below docs/guide/api, by their file names. */
export function referencePages(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const areas = DOMAINS.map((domain) => ({ domain, file: `${slugOf(domain.title)}.md` }))
  return new Map([
    ['index.md', indexPage(areas)],
    ...areas.map(({ domain, file }) => [file, areaPage(domain, schema)] as const),
    ['types.md', typePage(schema)],
  ])
}

const slugOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')

interface Area {
  readonly domain: PermissionDomain
  readonly file: string
}

const indexPage = (areas: readonly Area[]): string =>
  `${[
    '# Operations of the API',
    'Every operation that a [call](../api.md#calls) can have, by area; made from the schema and from the cases of the permission tests (`npm run guide`). The same schema is shown by the [explorer](../api.md#explorer) and by `GET /api/schema.graphql`.',
    '| Area | Operations |\n|---|---|',
  ].join('\n\n')}\n${areas
    .map(({ domain, file }) => {
      const names = fieldsOf(domain).map((name) => `[\`${name}\`](${file}#${name.toLowerCase()})`)
      return `| [${domain.title}](${file}) | ${names.join(', ')} |`
    })
    .join('\n')}\n| [Types](types.md) | What operations take and answer |\n`

const fieldsOf = ({ cases }: PermissionDomain): readonly string[] => [
  ...new Set(cases.map(({ field }) => field)),
]

function areaPage(domain: PermissionDomain, schema: GraphQLSchema): string {
  const parts = fieldsOf(domain).map((name) => {
    const kind = schema.getQueryType()?.getFields()[name] ? 'query' : 'mutation'
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
    const field = root?.getFields()[name]
    if (!field) throw new Error(`The schema has no operation ${name}`)
    const cases = domain.cases.filter((one) => one.field === name)
    return operationPart(field, kind, cases)
  })
  const introduction = `Operations of this area. Who may is told in full by [Permissions](../permissions.md); every operation can also answer \`UNAUTHENTICATED\`, \`API_TOKEN_SCOPE\`, \`EMAIL_NOT_VERIFIED\`, \`INVALID_INPUT\` and what is a fault of the server ([errors](../api.md#errors)).`
  return `${[`# API: ${domain.title.toLowerCase()}`, introduction, ...parts].join('\n\n')}\n`
}

function operationPart(
  field: GraphQLField<unknown, unknown>,
  kind: OperationKind,
  cases: readonly PermissionCase[],
): string {
  const [first] = cases
  const scope = first ? tokenScope(first, kind) : 'none'
  const codes = errorsOf(field, kind, cases)
  const taken = field.args
    .map(({ type }) => typeLink(String(type)))
    .filter((text) => text.startsWith('['))
  const facts = [
    ['Kind', kind],
    ...(taken.length > 0 ? [['Takes', taken.join(', ')]] : []),
    ['Answers', typeLink(String(field.type))],
    ['Who may', audiencesText(cases)],
    ['API token', scope === 'none' ? 'none opens it' : `scope \`${scope}\``],
    ...(codes.length > 0 ? [['Errors', codes.map((code) => `\`${code}\``).join(', ')]] : []),
  ]
  return [
    `## ${field.name}`,
    sentence(field.description ?? ''),
    `\`\`\`graphql\n${signatureOf(field)}\n\`\`\``,
    ...argumentNotes(field),
    `| | |\n|---|---|\n${facts.map(([name, text]) => `| ${name} | ${text} |`).join('\n')}`,
  ].join('\n\n')
}

/** Of the field in SDL, without descriptions. */
function signatureOf({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const given = args.map(
    (argument) => `${argument.name}: ${String(argument.type)}${defaultOf(argument)}`,
  )
  const text = `type T { ${name}${given.length > 0 ? `(${given.join(', ')})` : ''}: ${String(type)} }`
  const [definition] = parse(text).definitions
  if (definition?.kind !== Kind.OBJECT_TYPE_DEFINITION) throw new Error(text)
  return print(definition.fields?.[0] ?? definition)
}

const defaultOf = ({ defaultValue }: { readonly defaultValue?: unknown }): string =>
  defaultValue === undefined ? '' : ` = ${JSON.stringify(defaultValue)}`

function argumentNotes({ args }: GraphQLField<unknown, unknown>): readonly string[] {
  const notes = args
    .filter(({ description }) => description)
    .map(({ name, description }) => `- \`${name}\`: ${sentence(description ?? '')}`)
  return notes.length > 0 ? [notes.join('\n')] : []
}

/** Settled before the operation is looked at, and told once. */
const GENERAL = new Set(['UNAUTHENTICATED', 'API_TOKEN_SCOPE', 'EMAIL_NOT_VERIFIED'])

/** Codes that the permission cases answer, and those that descriptions name. */
function errorsOf(
  { description, args }: GraphQLField<unknown, unknown>,
  kind: OperationKind,
  cases: readonly PermissionCase[],
): readonly string[] {
  const answered = new Set(cases.flatMap((one) => Object.values(expectedOutcomes(one, kind))))
  const texts = [description, ...args.map((argument) => argument.description)].join(' ')
  return ERROR_CODES.filter(
    (code) => !GENERAL.has(code) && (answered.has(code) || texts.includes(code)),
  )
}

const AUDIENCES: Readonly<Partial<Record<Audience, string>>> = {
  everybody: 'everybody, also before signing in',
  'signed in': 'whoever has signed in',
  'own session': 'signed-in users by a session',
  oneself: 'the user in person, by a session',
  'nobody else': 'nobody else',
  'acting administrator': 'system administrators, also while they act as somebody else',
  'system administrator': 'system administrators',
}

/** What rights of a project ask for beyond a role. */
const RIGHTS: ReadonlyMap<string, string> = new Map([
  ['edit', 'editors, while the project is not monitored'],
  ['weather', 'editors'],
  ['run', 'editors who are no guests'],
  ['copy', 'viewers who are no guests'],
  ['compare', 'editors who are no guests'],
  ['export', 'viewers where owners let them, and all above'],
])

/** Variants are told where they are for others than the first case. */
function audiencesText(cases: readonly PermissionCase[]): string {
  const [first, ...others] = cases
  if (!first) return ''
  const told = others.filter(({ may }) => may !== first.may)
  return [audienceText({ may: first.may }), ...told.map(audienceText)].join('; ')
}

function audienceText({ may, variant }: Pick<PermissionCase, 'may' | 'variant'>): string {
  const [place = '', right = ''] = may.split(' ')
  const who =
    AUDIENCES[may] ??
    (place === 'organization'
      ? right === 'guest'
        ? 'everybody in the organization'
        : `in the organization: ${right}${right === 'owner' ? '' : ' and above'}`
      : `in the project: ${RIGHTS.get(right) ?? `${right}${right === 'owner' ? '' : ' and above'}`}`)
  return variant === undefined ? who : `${variant}: ${who}`
}

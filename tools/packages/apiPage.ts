import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, type Statement, type VariableDeclaration } from 'oxc-parser'

interface Declared {
  /** Text from `export` to the body. */
  readonly signature: string
  /** The comment above it, without its marks. */
  readonly doc: string
  readonly isType: boolean
}

interface Exported extends Declared {
  readonly name: string
  /** Folder of its file, which is its stage. */
  readonly folder: string
}

/**
 * The reference of a package in Markdown, from the comments of what its `src/index.ts` exports.
 *
 * @throws Error for a name that its file does not declare: it would be missing from the page
 */
export function apiPage(root: string, head: readonly string[]): string {
  const all = exportsOf(join(root, 'src/index.ts'))
  const folders = [...new Set(all.map(({ folder }) => folder))]
  const parts = folders.map((folder) => {
    const here = all.filter((one) => one.folder === folder)
    const values = here.filter(({ isType }) => !isType).map(entry)
    const types = here.filter(({ isType }) => isType).map(({ name, doc }) => typeRow(name, doc))
    return [
      `## ${folder}`,
      ...values,
      ...(types.length > 0 ? [['| Type | |', '|---|---|', ...types].join('\n')] : []),
    ].join('\n\n')
  })
  return `${[...head, ...parts].join('\n\n')}\n`
}

const entry = ({ name, signature, doc }: Exported): string =>
  [`### ${name}`, doc, `\`\`\`ts\n${signature}\n\`\`\``].filter(Boolean).join('\n\n')

const typeRow = (name: string, doc: string): string =>
  `| \`${name}\` | ${doc.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '\\|')} |`

function exportsOf(index: string): readonly Exported[] {
  const { program } = parseSync(index, readFileSync(index, 'utf8'))
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return []
    const path = statement.source.value
    const declared = declarationsOf(join(dirname(index), path))
    return statement.specifiers.map(({ exported, local }) => {
      const found = declared.get(nameOf(local))
      if (!found) throw new Error(`${path} does not declare ${nameOf(local)} where it is exported`)
      return { ...found, name: nameOf(exported), folder: path.split('/')[1] ?? '' }
    })
  })
}

const nameOf = (node: {
  readonly type: string
  readonly name?: string
  readonly value?: unknown
}) => node.name ?? String(node.value)

const filesRead = new Map<string, ReadonlyMap<string, Declared>>()

function declarationsOf(file: string): ReadonlyMap<string, Declared> {
  const known = filesRead.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, text)
  const found = new Map<string, Declared>()
  for (const statement of program.body) {
    const named = namedIn(statement, text)
    if (!named) continue
    const before = text.slice(0, statement.start).trimEnd().length
    const comment = comments.find(({ end, type }) => type === 'Block' && end === before)
    const { name, ...declared } = named
    found.set(name, { ...declared, doc: comment ? plainDoc(comment.value) : '' })
  }
  filesRead.set(file, found)
  return found
}

type Named = Omit<Declared, 'doc'> & { readonly name: string }

function namedIn(statement: Statement, text: string): Named | undefined {
  if (statement.type !== 'ExportNamedDeclaration') return undefined
  const { declaration } = statement
  if (declaration?.type === 'VariableDeclaration') return variableIn(declaration, text)
  if (declaration?.type === 'FunctionDeclaration') {
    const end = declaration.body?.start ?? declaration.end
    return signed(declaration.id?.name, text.slice(declaration.start, end))
  }
  const isType =
    declaration?.type === 'TSInterfaceDeclaration' || declaration?.type === 'TSTypeAliasDeclaration'
  return isType ? { name: declaration.id.name, signature: '', isType } : undefined
}

function variableIn(declaration: VariableDeclaration, text: string): Named | undefined {
  const [one] = declaration.declarations
  if (one?.id.type !== 'Identifier') return undefined
  const { id, init } = one
  const body = init?.type === 'ArrowFunctionExpression' ? init.body.start : id.end
  return signed(id.name, text.slice(declaration.start, body))
}

const signed = (name: string | undefined, text: string) =>
  name === undefined
    ? undefined
    : { name, signature: text.trim().replace(/\s*(=>|=)?\s*$/, ''), isType: false }

/** Words of a comment: tags become sentences of their own. */
function plainDoc(comment: string): string {
  return comment
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim()
    .replaceAll(/\n*@param (\w+) - /g, '\n\n- `$1`: ')
    .replaceAll(/\n*@returns? /g, '\n\n- Gives ')
    .replaceAll(/\n*@throws (\w+)/g, '\n\n- Throws `$1`')
    .replaceAll(/\n*@see /g, '\n\nSource: ')
    .trim()
}

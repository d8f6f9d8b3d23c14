import { readFileSync } from 'node:fs'
import path from 'node:path'

const PREFIX = 'virtual:document/'
const IMPORT = /^import \{([^}]*)\} from '([^']+\/graphql\.ts)'$/gm
const DOCUMENT =
  /^export const (\w+) = (new TypedDocumentString\(`[^`]*`(?:, \{[^`]*?\})?\)) as [^;]+;$/gm

/** What the build tool wants of this plugin. */
interface DocumentPlugin {
  readonly name: string
  readonly apply: 'build'
  readonly enforce: 'pre'
  readonly resolveId: (id: string) => string | undefined
  readonly load: (id: string) => string | undefined
  readonly transform: (code: string, id: string) => string | undefined
}

/**
 * Makes a module of each GraphQL document: generated, they stand in one file, which every page would fetch whole. A page now
 * fetches those that it asks.
 *
 * @param file - the generated file, absolute
 */
export function documentModules(file: string): DocumentPlugin {
  const generated = path.resolve(file)
  let documents: ReadonlyMap<string, string> | undefined
  const known = (): ReadonlyMap<string, string> =>
    (documents ??= documentsOf(readFileSync(generated, 'utf8')))
  return {
    name: 'duet-documents',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const name = id.slice(PREFIX.length + 1)
      const text = known().get(name)
      if (text === undefined) throw new Error(`No GraphQL document is called ${name}`)
      return `import { TypedDocumentString } from ${JSON.stringify(generated)}\nexport const ${name} = ${text}\n`
    },
    transform: (code, id) => {
      const importer = id.split('?')[0] ?? ''
      if (importer === generated) return code.replaceAll(DOCUMENT, '')
      const changed = code.replaceAll(IMPORT, (whole, names: string, from: string) =>
        path.resolve(path.dirname(importer), from) === generated
          ? importsOf(names, from, known())
          : whole,
      )
      return changed === code ? undefined : changed
    },
  }
}

/** The expressions that make the documents, by their names. */
function documentsOf(source: string): ReadonlyMap<string, string> {
  const found = [...source.matchAll(DOCUMENT)].map(
    ([, name = '', text = '']) => [name, text] as const,
  )
  if (found.length === 0) throw new Error('The generated file holds no GraphQL documents')
  return new Map(found)
}

/** Documents are imported from their own modules, all else from where it stood. */
function importsOf(names: string, from: string, documents: ReadonlyMap<string, string>): string {
  const specifiers = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const isDocument = (name: string): boolean => documents.has(name.split(' ')[0] ?? '')
  const others = specifiers.filter((name) => !isDocument(name))
  return [
    ...specifiers
      .filter(isDocument)
      .map((name) => `import { ${name} } from '${PREFIX}${name.split(' ')[0]}'`),
    ...(others.length > 0 ? [`import { ${others.join(', ')} } from '${from}'`] : []),
  ].join(';')
}

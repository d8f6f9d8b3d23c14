import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/** One place where a file names another. */
export interface Import {
  /** As written. */
  readonly specifier: string
  /** Nothing of it is there when the program runs. */
  readonly isType: boolean
  /** A worker thread's file, which begins a program of its own. */
  readonly isThread: boolean
}

/** Every import of a source text: static, dynamic, of types (also `import('...').T`), and of worker threads. */
export function importsOf(file: string, text: string): readonly Import[] {
  const { program, errors } = parseSync(file, text)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  const found: Import[] = []
  const add = (specifier: string, { isType = false, isThread = false } = {}): void => {
    found.push({ specifier, isType, isThread })
  }
  const visitor = new Visitor({
    ImportDeclaration: ({ source, importKind, specifiers }) => {
      const names = specifiers.flatMap((one) =>
        'importKind' in one ? [one.importKind] : ['value'],
      )
      const isType = importKind === 'type' || (names.length > 0 && !names.includes('value'))
      add(source.value, { isType })
    },
    ExportNamedDeclaration: ({ source, exportKind }) => {
      if (source) add(source.value, { isType: exportKind === 'type' })
    },
    ExportAllDeclaration: ({ source, exportKind }) =>
      add(source.value, { isType: exportKind === 'type' }),
    TSImportType: ({ source }) => add(source.value, { isType: true }),
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string') add(source.value)
    },
    NewExpression: ({ callee, arguments: [first] }) => {
      const isUrl = callee.type === 'Identifier' && callee.name === 'URL'
      if (!isUrl || first?.type !== 'Literal' || typeof first.value !== 'string') return
      if (/^\..*\.tsx?$/.test(first.value)) add(first.value, { isThread: true })
    },
  })
  visitor.visit(program)
  return found
}

/** An import whose target is a file of this project, by its path from the root. */
export interface ProjectImport extends Import {
  readonly target: string
}

/** What each of `files` imports of the project; libraries are left out. */
export function projectImports(
  root: string,
  files: readonly string[],
): ReadonlyMap<string, readonly ProjectImport[]> {
  return new Map(
    files.map((file) => [
      file,
      importsOf(file, readFileSync(join(root, file), 'utf8')).flatMap((one) => {
        const target = targetOf(root, file, one.specifier)
        return target === undefined ? [] : [{ ...one, target }]
      }),
    ]),
  )
}

/** The file of this project that a name in `file` stands for, by its path from the root; undefined: a library. */
export function targetOf(root: string, file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(dirname(file), specifier))
  const [, name = '', inner] = /^@duet\/([^/]+)(\/.+)?$/.exec(specifier) ?? []
  if (!name) return undefined
  const folder = ['server', 'web', 'cli'].includes(name) ? `apps/${name}` : `packages/${name}`
  return posix.join(folder, doorOf(join(root, folder), inner))
}

/** The file behind a name that a package exports. */
function doorOf(folder: string, inner: string | undefined): string {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return 'src/index.ts'
  const { exports = {} } = JSON.parse(readFileSync(file, 'utf8'))
  return exports[inner ? `.${inner}` : '.'] ?? 'src/index.ts'
}

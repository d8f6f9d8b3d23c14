import { type Dirent, readdirSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { circlesOf } from './circles.ts'
import { type ProjectImport, projectImports } from './imports.ts'
import { LAYERS, type Layer } from './layers.ts'

/** A place where the tree does not follow its structure. */
export interface Violation {
  readonly file: string
  readonly imports: string
  readonly reason: string
}

type Imports = ReadonlyMap<string, readonly ProjectImport[]>

const SOURCE_ROOTS = ['packages', 'apps', 'tools', 'bench', 'e2e']
/** Generated, and of nobody's making. */
const GENERATED = new Set(['node_modules', 'dist', 'gql'])

/** More files than these may not import each other in a circle, by values or types. */
const LARGEST_CIRCLE = 3
const MOST_FILES_OF_FOLDER = 40

/**
 * Holds every source file below `root` to the table of layers, folders to one direction, circles and folders to their
 * largest size; throws when it finds no file, so that it cannot pass by looking at nothing.
 */
export function checkLayers(root: string): readonly Violation[] {
  const files = SOURCE_ROOTS.flatMap((folder) => sourceFiles(root, folder))
  if (files.length === 0) throw new Error(`no source files below ${root}`)
  const imports = projectImports(root, files)
  return [
    ...files.flatMap((file) => layerViolations(file, imports.get(file) ?? [])),
    ...folderCircles(imports),
    ...fileCircles(imports),
    ...largeFolders(files),
  ]
}

function sourceFiles(root: string, folder: string): string[] {
  return entries(join(root, folder)).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory()) return GENERATED.has(entry.name) ? [] : sourceFiles(root, path)
    return /\.tsx?$/.test(entry.name) && !/\.(d|gen)\.ts$/.test(entry.name) ? [path] : []
  })
}

function entries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

function layerViolations(file: string, imports: readonly ProjectImport[]): Violation[] {
  const layer = LAYERS.find(({ folder }) => file.startsWith(folder))
  if (!layer && file.split('/').length > 2) {
    return [{ file, imports: '', reason: 'lies in no layer of tools/layers.ts' }]
  }
  if (!layer) return []
  return imports.flatMap(({ target, specifier, isType }) =>
    isAllowed(file, target, layer, isType)
      ? []
      : [{ file, imports: specifier, reason: `${layer.folder} may not import ${target}` }],
  )
}

function isAllowed(file: string, target: string, layer: Layer, isType: boolean): boolean {
  if (target.startsWith(ownFolder(file, layer))) return true
  if (isTest(file)) {
    if (file.startsWith('apps/server/') && target.startsWith('apps/server/')) return true
    if ((layer.testsMayImport ?? []).some((prefix) => target.startsWith(prefix))) return true
  }
  const allowed = isTest(file)
    ? [...layer.mayImport, ...(layer.testsMayImport ?? [])]
    : layer.mayImport
  if (allowed.some((prefix) => target.startsWith(prefix))) return true
  return isType && (layer.mayImportTypes ?? []).some((prefix) => target.startsWith(prefix))
}

/** A feature's own folder is one level below the layer's. */
function ownFolder(file: string, layer: Layer): string {
  if (!layer.folder.endsWith('/features/')) return layer.folder
  const feature = file.slice(layer.folder.length).split('/')[0] ?? ''
  return `${layer.folder}${feature}/`
}

/** Folders beside each other import one way: whoever reads the lower one need not know the higher one. */
function folderCircles(imports: Imports): Violation[] {
  const arrows = new Map<string, Map<string, string>>()
  for (const [file, target] of productArrows(imports)) {
    const pair = parted(file, target)
    if (!pair) continue
    const [from, to] = pair
    const known = arrows.get(from) ?? new Map<string, string>()
    arrows.set(from, known.set(to, file))
  }
  const circles = circlesOf(
    new Map([...arrows].map(([folder, targets]) => [folder, new Set(targets.keys())])),
  )
  return circles.map((circle) => ({
    file: circle[0] ?? '',
    imports: circle
      .flatMap((from) =>
        [...(arrows.get(from) ?? [])].filter(([to]) => circle.includes(to)).map(([, file]) => file),
      )
      .join(', '),
    reason: `folders import each other: ${circle.toSorted().join(', ')}`,
  }))
}

/** The two folders of one parent in which the files lie; undefined where one lies in the parent itself, or both in one. */
function parted(file: string, target: string): readonly [string, string] | undefined {
  const from = file.split('/')
  const to = target.split('/')
  const at = from.findIndex((part, index) => part !== to[index])
  if (at < 0 || at >= from.length - 1 || at >= to.length - 1) return undefined
  return [from.slice(0, at + 1).join('/'), to.slice(0, at + 1).join('/')]
}

function fileCircles(imports: Imports): Violation[] {
  const arrows = new Map<string, Set<string>>()
  for (const [file, target] of productArrows(imports)) {
    arrows.set(file, (arrows.get(file) ?? new Set()).add(target))
  }
  return circlesOf(arrows)
    .filter(({ length }) => length > LARGEST_CIRCLE)
    .map((circle) => ({
      file: circle[0] ?? '',
      imports: circle.slice(1).join(', '),
      reason: `${circle.length} files import each other in a circle`,
    }))
}

/** Tests look where they want, and a thread's program knows nobody who starts it. */
function productArrows(imports: Imports): (readonly [string, string])[] {
  return [...imports]
    .filter(([file]) => !isTest(file))
    .flatMap(([file, all]) =>
      all.filter(({ isThread }) => !isThread).map(({ target }) => [file, target] as const),
    )
}

const isTest = (file: string): boolean =>
  /\.(test|bench)\.|\/testing\//.test(file) || file.startsWith('e2e/')

function largeFolders(files: readonly string[]): Violation[] {
  const counts = Map.groupBy(files, (file) => posix.dirname(file))
  return [...counts].flatMap(([file, { length }]) =>
    length <= MOST_FILES_OF_FOLDER
      ? []
      : [{ file, imports: '', reason: `${length} files; ${MOST_FILES_OF_FOLDER} at most` }],
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(fileURLToPath(import.meta.url), '../..')
  const violations = checkLayers(root)
  for (const { file, imports, reason } of violations)
    console.error(`${file}: ${imports ? `'${imports}': ` : ''}${reason}`)
  if (violations.length > 0) process.exit(1)
  console.log('layers: clean')
}

import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LAYERS, type Layer } from './layers.ts'

/** An import that the table of layers does not allow. */
export interface Violation {
  readonly file: string
  readonly imports: string
  readonly reason: string
}

const SOURCE_ROOTS = ['packages', 'apps', 'tools', 'bench', 'e2e']
const IMPORT = /^\s*(?:import|export)\s+(type\s)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm

/** Checks every source file below `root`; throws when it finds none, so that it cannot pass by looking at nothing. */
export function checkLayers(root: string): readonly Violation[] {
  const files = SOURCE_ROOTS.flatMap((folder) => sourceFiles(root, folder))
  if (files.length === 0) throw new Error(`no source files below ${root}`)
  return files.flatMap((file) => violationsOf(root, file))
}

function sourceFiles(root: string, folder: string): string[] {
  return entries(join(root, folder)).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory()) {
      return ['node_modules', 'dist', 'gql'].includes(entry.name) ? [] : sourceFiles(root, path)
    }
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : []
  })
}

function entries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

function violationsOf(root: string, file: string): Violation[] {
  const layer = LAYERS.find(({ folder }) => file.startsWith(folder))
  if (!layer && file.split('/').length > 2) {
    return [{ file, imports: '', reason: 'lies in no layer of tools/layers.ts' }]
  }
  if (!layer) return []
  return [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].flatMap(
    ([, typeOnly, specifier = '']) => {
      const target = targetOf(file, specifier)
      if (!target || isAllowed(file, target, layer, typeOnly !== undefined)) return []
      return [{ file, imports: specifier, reason: `${layer.folder} may not import ${target}` }]
    },
  )
}

/** The project's file that a specifier names, or undefined for a library. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(dirname(file), specifier))
  if (specifier.startsWith('@duet/')) {
    const name = specifier.split('/')[1] ?? ''
    const folder = ['server', 'web', 'cli'].includes(name) ? 'apps' : 'packages'
    return `${folder}/${name}/src/index.ts`
  }
  return undefined
}

function isAllowed(file: string, target: string, layer: Layer, typeOnly: boolean): boolean {
  const own = ownFolder(file, layer)
  if (target.startsWith(own)) return true
  if (/\.test\.|\.bench\.|\/testing\//.test(file)) {
    if (file.startsWith('apps/server/') && target.startsWith('apps/server/')) return true
    if ((layer.testsMayImport ?? []).some((prefix) => target.startsWith(prefix))) return true
  }
  if (layer.mayImport.some((prefix) => target.startsWith(prefix))) return true
  return typeOnly && (layer.mayImportTypes ?? []).some((prefix) => target.startsWith(prefix))
}

/** A feature's own folder is one level below the layer's. */
function ownFolder(file: string, layer: Layer): string {
  if (!layer.folder.endsWith('/features/')) return layer.folder
  const feature = file.slice(layer.folder.length).split('/')[0] ?? ''
  return `${layer.folder}${feature}/`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
  const violations = checkLayers(root)
  for (const { file, imports, reason } of violations)
    console.error(`${file}: '${imports}': ${reason}`)
  if (violations.length > 0) process.exit(1)
  console.log('layers: clean')
}

import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { ROOT, run } from '../run.ts'

/** A package of the workspace that is published by itself. */
export interface PublishedPackage {
  /** Folder below `packages`. */
  readonly folder: string
  readonly version: string
  readonly description: string
  /** Files from the root of the project, by the name that they get. */
  readonly files: Readonly<Record<string, string>>
}

interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))

const isOwn = (name: string): boolean => name.startsWith('@duet/')
const folderOf = (name: string): string => name.replace('@duet/', '')

/**
 * Writes a package that any Node from 20 on, any bundler and any browser can use: its code and that of the packages of
 * the workspace below it as one JavaScript module, and the types of each.
 *
 * @throws Error where it cannot be compiled
 */
export async function buildPackage(
  { folder, version, description, files }: PublishedPackage,
  into: string,
): Promise<void> {
  mkdirSync(into, { recursive: true })
  const manifest = readManifest(`packages/${folder}`)
  const below = ownBelow(manifest)
  const libraries = Object.fromEntries(
    [folder, ...below].flatMap((name) =>
      Object.entries(readManifest(`packages/${name}`).dependencies ?? {}).filter(
        ([library]) => !isOwn(library),
      ),
    ),
  )
  const bundle = await rolldown({
    input: join(ROOT, `packages/${folder}/src/index.ts`),
    external: Object.keys(libraries),
    platform: 'neutral',
  })
  await bundle.write({ file: join(into, 'index.js'), format: 'esm', minify: true, sourcemap: true })
  await bundle.close()
  writeTypes([folder, ...below], into)
  for (const [name, source] of Object.entries(files))
    copyFileSync(join(ROOT, source), join(into, name))
  copyFileSync(join(ROOT, 'LICENSE'), join(into, 'LICENSE'))
  const { license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const published = {
    name: manifest.name,
    version,
    description,
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: { '.': { types: `./types/${folder}/index.d.ts`, default: './index.js' } },
    ...(Object.keys(libraries).length > 0 && { dependencies: libraries }),
  }
  writeFileSync(join(into, 'package.json'), `${JSON.stringify(published, undefined, 2)}\n`)
}

/** Folders of the workspace's packages that a package needs, and that those need. */
function ownBelow({ dependencies = {} }: Manifest): readonly string[] {
  const direct = Object.keys(dependencies).filter(isOwn).map(folderOf)
  const deeper = direct.flatMap((name) => ownBelow(readManifest(`packages/${name}`)))
  return [...new Set([...direct, ...deeper])]
}

/** The types of the packages side by side, which name each other by path. */
function writeTypes(folders: readonly string[], into: string): void {
  const [first] = folders
  if (!run(join(ROOT, 'node_modules/.bin/tsc'), ['-b', `packages/${first}`]))
    throw new Error(`${first} does not compile`)
  for (const folder of folders) {
    const types = join(ROOT, '.types/packages', folder, 'src')
    if (!existsSync(types)) throw new Error(`${types} has no types`)
    const target = join(into, 'types', folder)
    cpSync(types, target, { recursive: true, filter: (file) => !/\/testing(\/|$)/.test(file) })
    for (const file of filesBelow(target)) {
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, withPaths(text, dirname(file), join(into, 'types')))
    }
  }
}

/** Names of files as they are called once they are compiled, and of packages as the files they stand for. */
function withPaths(text: string, folder: string, types: string): string {
  return text
    .replace(/(['"])(\.{1,2}\/[^'"]+)\.ts\1/g, '$1$2.js$1')
    .replace(/(['"])@duet\/([\w-]+)\1/g, (_, quote: string, name: string) => {
      const path = relative(folder, join(types, name, 'index.js')).replaceAll('\\', '/')
      return `${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`
    })
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

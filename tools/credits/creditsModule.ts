import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { homepageOf } from './homepageOf.ts'
import { licenceTexts, noticesText } from './notices.ts'
import { type LockFile, type ShippedPackage, shippedPackages } from './shippedPackages.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const NAME = 'virtual:credits'

/** What the build tool wants of a plugin that makes one module and one file. */
interface CreditsPlugin {
  readonly name: string
  readonly resolveId: (id: string) => string | undefined
  readonly load: (id: string) => string | undefined
  readonly generateBundle: (this: {
    readonly emitFile: (file: { type: 'asset'; fileName: string; source: string }) => unknown
  }) => void
}

/**
 * `import { LIBRARIES } from 'virtual:credits'`: the libraries of the product, read when it is built; and the file
 * `third-party-notices.txt` beside the pages, with their licences in full.
 */
export function creditsModule(root: string = ROOT): CreditsPlugin {
  return {
    name: 'duet-credits',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}`
        ? `export const LIBRARIES = ${JSON.stringify(libraries(root).map(({ name, version, license, homepage }) => ({ name, version, license, homepage })))}`
        : undefined,
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'third-party-notices.txt',
        source: noticesText(libraries(root), (folder) => licenceTexts(join(root, folder))),
      })
    },
  }
}

/** The libraries of the product, as they are installed below `root`. */
export function libraries(root: string = ROOT): readonly ShippedPackage[] {
  const lock: LockFile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return shippedPackages(lock, (folder) => {
    const manifest = readManifest(join(root, folder, 'package.json'))
    return manifest === undefined ? undefined : homepageOf(manifest)
  })
}

function readManifest(file: string): { homepage?: unknown; repository?: unknown } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // An optional library for another machine
    return undefined
  }
}

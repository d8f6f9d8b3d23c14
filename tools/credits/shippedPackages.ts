/** A library of the product. */
export interface ShippedPackage {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly homepage: string
  /** Where it is installed, from the root of the project. */
  readonly folder: string
}

/** What of `package-lock.json` is looked at. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockEntry>>
}

interface LockEntry {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly link?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** What the package.json of an installed library says of its home; undefined where it is not installed here. */
export type FindHomepage = (folder: string) => string | undefined

/**
 * The libraries that the parts of this project need when they run, with what those need in turn, by name; without the
 * parts themselves and without what is needed for building and testing only. Libraries made for other machines are
 * left out: they are not installed.
 */
export function shippedPackages(
  lock: LockFile,
  findHomepage: FindHomepage,
): readonly ShippedPackage[] {
  const parts = Object.keys(lock.packages).filter((folder) =>
    /^(apps|packages)\/[^/]+$/.test(folder),
  )
  const seen = new Set<string>()
  const waiting = [
    ...['', ...parts].flatMap((folder) => needsOf(lock, folder)),
    ...builtIn(lock).flatMap((name) => resolveFrom(lock, WEB, name) ?? []),
  ]
  const found = new Map<string, ShippedPackage>()
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (seen.has(folder)) continue
    seen.add(folder)
    const entry = lock.packages[folder]
    const homepage = findHomepage(folder)
    if (entry === undefined || entry.link === true || homepage === undefined) continue
    const shipped = describe(folder, entry, homepage)
    found.set(`${shipped.name}@${shipped.version}`, shipped)
    waiting.push(...needsOf(lock, folder))
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

const WEB = 'apps/web'
/** What builds and tests the web application, and is not in it. */
const BUILDS_WEB = /^(?:@types\/|@vitejs\/|vite$|fake-indexeddb$)/

/** Libraries that the web application has in it once it is built: a server needs no copy of theirs, so they are installed for the build only. */
function builtIn(lock: LockFile): readonly string[] {
  return Object.keys(lock.packages[WEB]?.devDependencies ?? {}).filter(
    (name) => !BUILDS_WEB.test(name),
  )
}

/** Libraries whose manifest names no licence, by the file that they bring along. */
const UNDECLARED: ReadonlyMap<string, string> = new Map([['png-js', 'MIT']])

function describe(folder: string, entry: LockEntry, homepage: string): ShippedPackage {
  const name = entry.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 13)
  return {
    name,
    version: entry.version ?? '',
    license: entry.license ?? UNDECLARED.get(name) ?? 'see its homepage',
    folder,
    homepage: homepage === '' ? `https://www.npmjs.com/package/${name}` : homepage,
  }
}

/** Folders of what a package needs. Of the root only the optional ones ship: the rest are tools. */
function needsOf(lock: LockFile, folder: string): readonly string[] {
  const entry = lock.packages[folder]
  const optionalPeers = entry?.peerDependenciesMeta ?? {}
  const peers = Object.keys(entry?.peerDependencies ?? {}).filter(
    (name) => optionalPeers[name]?.optional !== true,
  )
  return [
    ...Object.keys(entry?.dependencies ?? {}),
    ...Object.keys(entry?.optionalDependencies ?? {}),
    ...peers,
  ].flatMap((name) => resolveFrom(lock, folder, name) ?? [])
}

/** As Node looks for a package: in the folder itself, then in those above it. */
function resolveFrom(lock: LockFile, folder: string, name: string): string | undefined {
  for (let at = folder; ; at = above(at)) {
    const candidate = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`
    if (lock.packages[candidate] !== undefined) return candidate
    if (at === '') return undefined
  }
}

function above(folder: string): string {
  const at = folder.lastIndexOf('/node_modules/')
  return at < 0 ? '' : folder.slice(0, at)
}

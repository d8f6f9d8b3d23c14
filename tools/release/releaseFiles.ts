import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'

/** What stands in the root of a release as it stands in that of the project. */
const ROOT_FILES = ['package.json', 'package-lock.json', 'README.md', 'LICENSE', 'CHANGELOG.md']
/** What `npm start`, `npm run duet` and `npm ci` run. */
const TOOLS = [
  'tools/node24.mjs',
  'tools/start.mjs',
  'tools/slimInstall.mjs',
  'tools/nodeVersion.mjs',
]
/** Programs whose sources run as they are. The web application ships as it was built. */
const PROGRAMS = ['apps/server', 'apps/cli']
const WEB = ['apps/web/package.json', 'apps/web/dist']
/** For machines without containers. */
const OPERATION = ['deploy/systemd', 'deploy/Caddyfile']
/** Folders and files that only tests, tools and the build look at. */
const NOT_RUN =
  /\/(?:testing|acceptance)\/|\.(?:test|bench)\.tsx?$|\/db\/(?:testing|generateTypes)\.ts$|\/dist\/\.sources$/

/**
 * The files of a release, by path from the project's root: what the server, its workers and the command line read when
 * they run, the built web application with the guide, and what npm needs to install their libraries.
 */
export function releaseFiles(root: string): readonly string[] {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)
  const sources = [...packages, ...PROGRAMS].flatMap((folder) => [
    `${folder}/package.json`,
    `${folder}/src`,
  ])
  return [...ROOT_FILES, ...TOOLS, ...sources, ...WEB, ...OPERATION]
    .filter((name) => existsSync(join(root, name)))
    .flatMap((name) => filesBelow(root, name))
    .filter((file) => !NOT_RUN.test(file))
    .sort()
}

/** @param name - a folder, or a file, which is then the only one */
function filesBelow(root: string, name: string): string[] {
  if (statSync(join(root, name)).isFile()) return [name]
  return readdirSync(join(root, name)).flatMap((entry) => filesBelow(root, posix.join(name, entry)))
}

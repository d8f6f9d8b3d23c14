// The build of the web application, by `npm start` and `npm run release`, which stand in the root of the project.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** Below it a copy saves nothing. */
const MIN_COMPRESSED_BYTES = 1024

/** Builds the web application and the guide where their sources have changed since the last build. */
export async function buildWebApp() {
  const stampFile = 'apps/web/dist/.sources'
  const stamp = sourceHash()
  const isBuilt = existsSync('apps/web/dist/index.html')
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  if (!existsSync('node_modules/vite')) giveUp()
  console.log('Building the web application ...')
  for (const config of ['vite.config.ts', 'vite.guide.config.ts']) {
    const vite = ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn']
    runBuild([...vite, '--config', `apps/web/${config}`])
  }
  runBuild(['tools/docs.ts', 'apps/web/dist/docs'])
  // Side by side: the library compresses on threads
  await Promise.all(filesBelow('apps/web/dist', new Set()).map(compress))
  writeFileSync(stampFile, stamp)
}

/** An install for production cannot build. */
function giveUp() {
  console.error(
    'The web application is not built from these sources, and what builds it is not installed.\n' +
      'Run npm ci, then npm start; or install from the archive that npm run release makes.',
  )
  process.exit(1)
}

/** One step of the build; where it fails, nothing is started. */
function runBuild(program) {
  const { status } = spawnSync(process.execPath, program, { stdio: 'inherit' })
  if (status === 0) return
  console.error('The web application could not be built; see the messages above.')
  process.exit(status ?? 1)
}

/** Copies beside, which the server sends to browsers that take them. */
async function compress(file) {
  if (!/\.(js|mjs|css|html|svg|json|geojson|wasm|pbf)$/.test(file)) return
  const content = readFileSync(file)
  if (content.length <= MIN_COMPRESSED_BYTES) return
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  // At its highest quality, which is what it takes where nothing is said
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content))
}

/** A hash over everything that goes into the web application and the guide beside it. */
function sourceHash() {
  const packages = readdirSync('packages').map((name) => `packages/${name}`)
  const files = [
    'package-lock.json',
    ...filesBelow('apps/web', new Set(['dist', 'node_modules'])),
    ...packages.flatMap((folder) => filesBelow(folder, new Set(['node_modules']))),
    ...['docs/guide', 'tools/docs', 'tools/credits', 'tools/documents', 'tools/styles'].flatMap(
      (folder) => filesBelow(folder, new Set()),
    ),
    'docs/nomenclature.md',
    'CHANGELOG.md',
  ]
  const hash = createHash('sha256')
  for (const file of files
    .filter((name) => !name.includes('.test.') && !name.includes('.bench.'))
    .sort((a, b) => (a < b ? -1 : 1))) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(folder, without) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return without.has(entry.name) ? [] : filesBelow(name, without)
    return entry.isFile() ? [name] : []
  })
}

// Builds the web application where it must be built, and runs the server.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

/** Below it a copy saves nothing. */
const MIN_COMPRESSED_BYTES = 1024
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
buildWebApp()
runServer()

/** Builds the web application where its sources have changed since the last build. */
function buildWebApp() {
  const stampFile = path.join(root, 'apps/web/dist/.sources')
  const stamp = sourceHash()
  const isBuilt = existsSync(path.join(root, 'apps/web/dist/index.html'))
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.log('Building the web application ...')
  runBuild(['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn'])
  runBuild(['tools/docs.ts', 'apps/web/dist/docs'])
  for (const file of filesBelow('apps/web/dist', new Set())) compress(path.join(root, file))
  writeFileSync(stampFile, stamp)
}

/** One step of the build; where it fails, nothing is started. */
function runBuild(program) {
  const { status } = spawnSync(process.execPath, program, { stdio: 'inherit' })
  if (status === 0) return
  console.error('The web application could not be built; see the messages above.')
  process.exit(status ?? 1)
}

/** A gzip copy beside, which the server sends to browsers that take it. */
function compress(file) {
  if (!/\.(js|mjs|css|html|svg|json|geojson|wasm|pbf)$/.test(file)) return
  const content = readFileSync(file)
  if (content.length > MIN_COMPRESSED_BYTES)
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}

/** A hash over everything that goes into the web application and the guide beside it. */
function sourceHash() {
  const packages = readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`)
  const files = [
    'package-lock.json',
    ...filesBelow('apps/web', new Set(['dist', 'node_modules'])),
    ...packages.flatMap((folder) => filesBelow(folder, new Set(['node_modules']))),
    ...['docs/guide', 'tools/docs', 'tools/credits'].flatMap((folder) =>
      filesBelow(folder, new Set()),
    ),
    'docs/nomenclature.md',
  ]
  const hash = createHash('sha256')
  for (const file of files
    .filter((name) => !name.includes('.test.') && !name.includes('.bench.'))
    .sort((a, b) => (a < b ? -1 : 1))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(folder, without) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return without.has(entry.name) ? [] : filesBelow(name, without)
    return entry.isFile() ? [name] : []
  })
}

/** The server as a child, so that it runs on this Node with the flags it needs. */
function runServer() {
  const server = spawn(process.execPath, ['--enable-source-maps', 'apps/server/src/main.ts'], {
    // The server stops when this process is gone
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_ENV: 'production', ...process.env },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => server.kill(signal))
  }
  process.once('disconnect', () => server.kill('SIGTERM'))
  process.channel?.unref()
  server.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal ? 1 : 0)
  })
}

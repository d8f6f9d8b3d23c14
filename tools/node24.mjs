// Runs a program of the project on the Node that the project brings: `node tools/node24.mjs PROGRAM ARGUMENTS`.
// Plain JavaScript that Node 20 can run. Some versions of npm install that Node but make no link to it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isNewEnough, MIN_MAJOR, MIN_MINOR } from './nodeVersion.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const executable = isNewEnough() ? process.execPath : ownNode()
if (executable === undefined) giveUp()

const [program, ...rest] = process.argv.slice(2)
// Tools that are started by name find this Node first.
const found = [path.dirname(executable), process.env['PATH']].join(path.delimiter)
// What the sources compile to, types taken away, is cached; a folder that cannot be written to is done without.
const compiled = path.join(root, 'node_modules', '.cache', 'node')
const child = spawn(executable, [path.join(root, program), ...rest], {
  // The channel ends with this process, however it ends: a program that serves stops then
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: found },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0)
})

function ownNode() {
  const folder = { linux: 'linux', win32: 'win' }[process.platform]
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const file = path.join(root, 'node_modules', `node-${folder}-${process.arch}`, 'bin', name)
  return existsSync(file) ? file : undefined
}

function giveUp() {
  console.error(
    [
      `This is Node ${process.versions.node}; DUET needs Node ${MIN_MAJOR}.${MIN_MINOR} or newer (24 is best).`,
      '',
      'npm ci installs a Node 24 of its own for Linux and Windows, which the npm scripts use.',
      'If you see this there, run: npm ci --include=optional && npm start',
      `On ${process.platform}-${process.arch} without such a package, install Node 24 from https://nodejs.org.`,
    ].join('\n'),
  )
  process.exit(1)
}

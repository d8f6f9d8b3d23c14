// The server, started again when its sources change, and the web application by Vite, which hands /api to it.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
process.chdir(root)

const env = { NODE_ENV: 'development', PORT: '8080', ...process.env }
const children = [
  spawn(process.execPath, ['--watch', '--enable-source-maps', 'apps/server/src/main.ts'], {
    stdio: 'inherit',
    env,
  }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'apps/web', '--clearScreen', 'false'], {
    stdio: 'inherit',
    env,
  }),
]

let isStopping = false
function stop(signal) {
  isStopping = true
  for (const child of children) child.kill(signal)
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))
for (const child of children) {
  child.on('exit', (code) => {
    // One without the other is of no use
    if (!isStopping) stop('SIGTERM')
    process.exitCode ||= code ?? 0
  })
}

// Builds the web application where it must be built, and runs the server.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
// A release brings it built, without its sources
if (existsSync('apps/web/src')) {
  const { buildWebApp } = await import('./buildWeb.mjs')
  await buildWebApp()
}
runServer()

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

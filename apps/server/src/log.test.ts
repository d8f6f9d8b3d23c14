import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test } from 'vitest'

const PROGRAM = `
  import { createLog } from ${JSON.stringify(path.join(import.meta.dirname, 'log.ts'))}
  const log = createLog('info')
  process.stdin.once('data', () => {
    log.info('one')
    process.stdout.write('two')
    setTimeout(() => {
      log.fatal('three')
      process.exit(7)
    }, 50)
  })
  log.info('ready')
`

test('a process whose output nobody reads any more goes on', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const ended = once(child, 'exit')
  const [line] = await once(child.stdout, 'data')
  expect(JSON.parse(String(line))).toMatchObject({ level: 'info', msg: 'ready' })
  child.stdout.destroy()
  await once(child.stdout, 'close')
  child.stdin.write('go')
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
  expect(await ended).toEqual([7, null])
  clearTimeout(late)
})

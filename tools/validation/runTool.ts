import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../run.ts'

const MAX_OUTPUT_BYTES = 1 << 27

/**
 * What a program of `tools/` prints. A program that ends with 1 has run and found something outside its bars.
 *
 * @throws Error with its message where it did not come to its end
 */
export function outputOf(tool: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [join(ROOT, 'tools', `${tool}.ts`), ...args],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES },
  )
  if (error) throw error
  if ((status === 0 || status === 1) && stdout.trim() !== '') return stdout.trim()
  throw new Error(`${tool} ended with ${status}: ${stderr.trim()}`)
}

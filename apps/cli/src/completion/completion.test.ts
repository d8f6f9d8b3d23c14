import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Command } from '../command.ts'
import { completable } from './completable.ts'
import { SHELLS } from './shells.ts'

const command = (name: string, row: Partial<Command>): readonly [string, Command] => [
  name,
  {
    arguments: '',
    summary: `Does what [${name}] does: it's so.`,
    options: [],
    run: async () => undefined,
    ...row,
  },
]

const COMMANDS = [
  command('run', {
    arguments: 'PLANT... --weather FILE|DIR',
    options: [
      ['--weather FILE|DIR', 'weather'],
      ['--optics tables|endless_rows', 'light'],
      ['--year YEAR', 'year'],
      ['--resume', 'skip'],
    ],
  }),
  command('read', { arguments: 'FILE [--json]', options: [['--json', 'as JSON']] }),
  command('help', { arguments: '[COMMAND]' }),
]
const NAMES = COMMANDS.map(([name]) => name)
const ROWS = COMMANDS.map(([name, one]) => completable(name, one, NAMES))

const hasShell = (name: string): boolean => spawnSync(name, ['-c', 'true']).status === 0

const folder = mkdtempSync(join(tmpdir(), 'duet-complete-'))
writeFileSync(join(folder, 'plant.json'), '')
writeFileSync(join(folder, 'my year.csv'), '')
writeFileSync(join(folder, 'duet.bash'), SHELLS['bash']?.(ROWS) ?? '')
afterAll(() => rmSync(folder, { recursive: true }))

/** What bash offers after a line whose last word is being typed. */
function offered(...line: readonly string[]): readonly string[] {
  const script =
    'source ./duet.bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _duet; printf "%s\\n" "${COMPREPLY[@]}"'
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-uc', script, 'bash', 'duet', ...line], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  return stdout.split('\n').filter((word) => word !== '')
}

describe.skipIf(!hasShell('bash'))('bash completes', () => {
  test.each([
    [['r'], ['run', 'read']],
    [
      ['run', '--'],
      ['--weather', '--optics', '--resume', '--year', '--help'],
    ],
    [['run', '--optics', 't'], ['tables']],
    [['run', '--weather', 'pl'], ['plant.json']],
    [['run', '--weather', 'my'], ['my year.csv']],
    [['run', '--year', ''], []],
    [['run', 'pl'], ['plant.json']],
    [['read', '--j'], ['--json']],
    [['help', 're'], ['read']],
    [['unknown', ''], []],
  ])('duet %j with %j', (line, words) => {
    expect(offered(...line).toSorted()).toEqual(words.toSorted())
  })
})

test.each(Object.entries(SHELLS))(
  '%s has every command and option, and its syntax',
  (name, make) => {
    const script = make(ROWS)
    for (const { name: word, options } of ROWS) {
      expect(script).toContain(word)
      for (const { flag } of options) expect(script).toContain(flag.slice(2))
    }
    writeFileSync(join(folder, name), script)
    const { status } = hasShell(name) ? spawnSync(name, ['-n', join(folder, name)]) : { status: 0 }
    expect(status).toBe(0)
  },
)

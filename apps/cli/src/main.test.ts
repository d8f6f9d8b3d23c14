import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

function duet(...args: string[]) {
  const main = join(import.meta.dirname, 'main.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('help names every command, and each command has its own', () => {
  const { status, stdout } = duet('help')
  expect(status).toBe(0)
  for (const name of ['serve', 'worker', 'migrate', 'simulate', 'sample', 'export', 'import']) {
    expect(stdout).toContain(`duet ${name}`)
  }
  expect(duet('simulate', '--help').stdout).toContain('--meteo FILE')
})

test.each([
  [['frobnicate'], /no command 'frobnicate'/],
  [['simulate'], /name a plant document/],
  [['simulate', 'plant.json'], /--meteo/],
  [['simulate', 'plant.json', '--frob'], /--frob/],
  [['simulate', 'plant.json', '--meteo', 'a.csv', '--year', 'soon'], /--year must be a year/],
  [['export', '--frob'], /--frob/],
  [['export', 'id'], /--email/],
  [['import', 'plant.json', '--name'], /name/],
])('duet %j is a mistake of use: code 2, with the usage', (args, message) => {
  const { status, stderr } = duet(...args)
  expect(status).toBe(2)
  expect(stderr).toMatch(message)
  expect(stderr).toContain('duet ')
  expect(stderr).not.toMatch(/^ {4}at /m)
})

test('a file that is not there is told without a stack: code 1', () => {
  const { status, stderr } = duet('simulate', 'nowhere.json', '--meteo', 'nowhere.csv')
  expect(status).toBe(1)
  expect(stderr).toMatch(/nowhere\.json/)
  expect(stderr).not.toMatch(/^ {4}at /m)
})

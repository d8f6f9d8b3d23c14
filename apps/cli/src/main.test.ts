import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { samplePlant } from '@duet/plant'
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
  for (const name of [
    'serve',
    'worker',
    'migrate',
    'simulate',
    'check',
    'sample',
    'export',
    'import',
  ]) {
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

test('a file that is not there is reported without a stack: code 1', () => {
  const { status, stderr } = duet('simulate', 'nowhere.json', '--meteo', 'nowhere.csv')
  expect(status).toBe(1)
  expect(stderr).toMatch(/nowhere\.json/)
  expect(stderr).not.toMatch(/^ {4}at /m)
})

test('check tells what is wrong with a plant, also of one that a run would refuse to read: code 1', () => {
  const folder = mkdtempSync(join(tmpdir(), 'duet-check-'))
  const file = join(folder, 'plant.json')
  const write = (document: object) => writeFileSync(file, JSON.stringify(document))
  try {
    write(samplePlant())
    const sound = duet('check', file, '--json')
    expect(sound.status).toBe(0)
    expect(JSON.parse(sound.stdout)).toMatchObject({ ready: true })
    const { block_layers, ...plant } = samplePlant()
    // two corners change places: the outline crosses itself
    const crossed = block_layers.map((layer, i) => {
      const { geometry } = layer.geojson
      if (i > 0 || geometry.type !== 'Polygon') return layer
      const [[a, b, c, ...rest] = []] = geometry.coordinates
      const coordinates = [[a, c, b, ...rest]]
      return { ...layer, geojson: { ...layer.geojson, geometry: { ...geometry, coordinates } } }
    })
    write({ ...plant, block_layers: crossed })
    const { status, stdout } = duet('check', file)
    expect(status).toBe(1)
    expect(stdout).toContain('[self_crossing at layers.')
    expect(stdout).toContain('Not ready to simulate')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

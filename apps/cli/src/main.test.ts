import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ENGINE_VERSION } from '@duet/engine'
import { samplePlant } from '@duet/plant'
import { expect, test } from 'vitest'

function duet(...args: string[]) {
  const main = join(import.meta.dirname, 'main.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('help lists the commands by group, and each command has its own', () => {
  const { status, stdout } = duet('help')
  expect(status).toBe(0)
  for (const name of ['serve', 'migrate', 'simulate', 'run', 'check', 'import', 'version'])
    expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'))
  expect(duet('simulate', '--help').stdout).toContain('--meteo FILE')
  expect(duet('help', 'simulate').stdout).toBe(duet('simulate', '--help').stdout)
  expect(duet('help', 'simlate')).toMatchObject({ status: 2 })
})

test('version names product, engine and Node', () => {
  const product = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
  )
  const { stdout } = duet('--version')
  expect(stdout).toBe(
    `duet ${product.version}\nengine ${ENGINE_VERSION}\nnode ${process.versions.node}\n`,
  )
})

test('a plant is read from standard input', () => {
  const main = join(import.meta.dirname, 'main.ts')
  const input = JSON.stringify(samplePlant())
  const { status, stdout } = spawnSync(process.execPath, [main, 'check', '-'], {
    input,
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([0, expect.stringContaining('Ready to simulate')])
})

test('what is written down of standard input goes when the program is stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'duet-stopped-'))
  const args = ['read', '-']
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { ...process.env, TMPDIR: folder },
  })
  try {
    child.stdin.write('a piece')
    await expect.poll(() => readdirSync(folder)).toHaveLength(1)
    child.kill('SIGTERM')
    const [code] = await once(child, 'close')
    expect([code, readdirSync(folder)]).toEqual([1, []])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a pipe that is closed early is no error', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'help'])
  child.stdout.destroy()
  let said = ''
  child.stderr.on('data', (piece) => {
    said += String(piece)
  })
  const [code] = await once(child, 'close')
  expect([code, said]).toEqual([0, ''])
})

test.each([
  [['frobnicate'], /no command 'frobnicate'/],
  [['simlate'], /do you mean 'simulate'/],
  [['simulate', '-', '--meteo', '-'], /standard input is one file/],
  [['run', '-', '--weather', '-'], /standard input is one file/],
  [['run', 'a.csv', '@-', '--base', '-', '--weather', 'b.csv'], /standard input is one file/],
  [['simulate'], /name a plant document/],
  [['simulate', 'plant.json'], /--meteo/],
  [['simulate', 'plant.json', '--frob'], /--frob/],
  [['simulate', 'plant.json', '--meteo', 'a.csv', '--year', 'soon'], /--year must be a year/],
  [['export', '--frob'], /--frob/],
  [['export', 'id'], /--email/],
  [['export', 'id', 'a.json', 'b.json'], /one project/],
  [['import', 'a.json', 'b.json'], /one plant document/],
  [['ingest', 'a.csv', 'b.csv', '--project', 'id'], /one file of readings/],
  [['ingest', 'a.csv', '--project', 'id', '--token', 't', '--format', 'xml'], /--format must be/],
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

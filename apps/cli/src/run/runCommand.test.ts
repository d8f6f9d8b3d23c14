import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { splitCells, writeWeatherCsv } from '@duet/formats'
import { type PlantDocument, samplePlant, sampleWeather } from '@duet/plant'
import { kpiValue } from '@duet/results'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadRun } from '../loadRun.ts'
import { runReport } from '../runReport.ts'
import { simulatePlant } from '../simulatePlant.ts'
import { runCommand } from './runCommand.ts'

let folder: string
const at = (name: string): string => join(folder, name)

/** The sample among endless rows, with other inverters. */
function plant(num_inverters: number, project: Partial<PlantDocument['project']> = {}) {
  const sample = samplePlant()
  const blocks = sample.blocks.map((block) => ({
    ...block,
    num_inverters,
    row_optics: 'endless_rows' as const,
  }))
  return JSON.stringify({ ...sample, blocks, project: { ...sample.project, ...project } })
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'duet-run-'))
  mkdirSync(at('plants'))
  writeFileSync(at('plants/a.json'), plant(20))
  writeFileSync(at('plants/b.json'), plant(24))
  writeFileSync(at('weather.csv'), [...writeWeatherCsv(sampleWeather())].join(''))
})
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => {
  process.exitCode = undefined
  vi.restoreAllMocks()
})

/** Runs plants into a table. @returns its rows by the names of its columns, and what was said on standard error */
async function run(...args: readonly string[]) {
  const said: string[] = []
  vi.spyOn(console, 'log').mockReturnValue(undefined)
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line))
  await runCommand.run([...args, '--csv', at('out.csv')])
  const [head = '', ...lines] = readFileSync(at('out.csv'), 'utf8').trimEnd().split('\n')
  const names = splitCells(head, ',')
  const rows = lines.map((line) =>
    Object.fromEntries(splitCells(line, ',').map((cell, i) => [names[i] ?? '', cell])),
  )
  return { rows, said: said.join('\n'), failed: process.exitCode === 1 }
}

const weather = () => ['--weather', at('weather.csv')]

async function single(file: string) {
  const loaded = await loadRun(file, at('weather.csv'), undefined)
  return runReport(loaded, simulatePlant(loaded.plan, loaded.weather))
}

test('a row of each plant and block has the figures of a single run', async () => {
  const { rows } = await run(at('plants'), '--blocks', ...weather())
  expect(rows.map(({ plant: file, block }) => [file, block])).toEqual(
    ['a', 'b'].flatMap((name) =>
      ['', 'East trackers', 'West fixed tilt'].map((block) => [at(`plants/${name}.json`), block]),
    ),
  )
  const { system, blocks, warnings } = await single(at('plants/b.json'))
  for (const [part, row] of [system, ...blocks].map((one, i) => [one, rows[3 + i]] as const)) {
    const stage = part.losses.find(({ key }) => key === 'near_shading')
    expect([
      row?.['energy_kwh'],
      row?.['performance_ratio'],
      row?.['near_shading_loss_kwh_m2'],
      row?.['nominal_dc_kw'],
    ]).toEqual(
      [
        part.energy_kwh,
        kpiValue(part.kpis, 'performance_ratio'),
        stage?.loss,
        part.ratings.nominal_dc_w / 1000,
      ].map(String),
    )
  }
  expect(rows[3]?.['warning_count']).toBe(String(warnings.length))
})

test('variants of a table have their values beside their figures', async () => {
  writeFileSync(at('sweep.csv'), 'name,blocks.*.num_inverters\nfew,20\nmany,24\nnone,\n')
  const base = ['--base', at('plants/b.json')]
  const { rows } = await run(at('sweep.csv'), ...base, ...weather(), '--jobs', '1')
  const energies = await Promise.all(['a', 'b'].map((name) => single(at(`plants/${name}.json`))))
  const [few, many] = energies.map(({ system }) => String(system.energy_kwh))
  expect(
    rows.map((row) => [row['plant'], row['blocks.*.num_inverters'], row['energy_kwh']]),
  ).toEqual([
    ['few', '20', few],
    ['many', '24', many],
    ['none', '', many],
  ])
})

test('a plant that fails has its reason in the table, and the others go on', async () => {
  writeFileSync(at('bad.json'), plant(-3))
  writeFileSync(at('list.txt'), `# plants\nbad.json\n${at('plants/a.json')}\n`)
  const { rows, said, failed } = await run(`@${at('list.txt')}`, ...weather())
  expect(failed).toBe(true)
  expect(rows.map(({ error, energy_kwh }) => [error !== '', energy_kwh !== ''])).toEqual([
    [true, false],
    [false, true],
  ])
  expect(rows[0]?.['error']).toContain('blocks.0.num_inverters')
  expect(said).toContain('1 of 2 plants failed')
})

test('a run that resumes takes what is finished of the same inputs, and runs what has changed', async () => {
  const list = [at('plants/a.json'), at('c.json'), ...weather()]
  writeFileSync(at('c.json'), plant(22))
  const { rows: first } = await run(...list)
  const journal = at('out.csv.finished.jsonl')
  // another figure shows that it was taken from there; the last line was cut by a crash
  const marked = readFileSync(journal, 'utf8').replaceAll(/"energy_kwh":[\d.]+/g, '"energy_kwh":7')
  writeFileSync(journal, marked)
  appendFileSync(journal, '{"key":"cut')
  writeFileSync(at('c.json'), plant(23))
  const { rows } = await run(...list, '--resume')
  expect(rows[0]?.['energy_kwh']).toBe('7')
  expect(Number(rows[1]?.['energy_kwh'])).toBeGreaterThan(Number(first[1]?.['energy_kwh']))
  // what was finished is left as it stood, and added to
  expect(readFileSync(journal, 'utf8')).toContain(`${marked}{"key":"cut\n{"key":"`)
  // the name of a weather file can say what it is
  cpSync(at('weather.csv'), at('other.csv'))
  const { rows: other } = await run(at('plants/a.json'), '--weather', at('other.csv'), '--resume')
  expect(other[0]?.['energy_kwh']).toBe(first[0]?.['energy_kwh'])
  const { rows: anew } = await run(...list)
  expect(anew[0]).toEqual(first[0])
})

test('a file is run whose name has the signs of a pattern', async () => {
  writeFileSync(at('[1] plant.json'), plant(20))
  const { rows } = await run(at('[1] plant.json'), ...weather())
  expect(rows.map((row) => [row['plant'], row['error']])).toEqual([[at('[1] plant.json'), '']])
})

test('a list without plants is refused', async () => {
  writeFileSync(at('empty.txt'), '# none\n')
  await expect(run(`@${at('empty.txt')}`, ...weather())).rejects.toThrow('names no plant')
})

test('of a folder of weather each plant takes the nearest', async () => {
  mkdirSync(at('weathers'), { recursive: true })
  const csv = [...writeWeatherCsv(sampleWeather())].join('')
  const place = /^(# latitude: )33\.\d+/m
  expect(csv).toMatch(place)
  writeFileSync(at('weathers/north.csv'), csv.replace(place, '$136'))
  writeFileSync(at('weathers/south.csv'), csv)
  writeFileSync(at('weathers/notes.txt'), 'nothing\n')
  writeFileSync(at('north.json'), plant(20, { latitude: 35.5 }))
  writeFileSync(at('nowhere.json'), '{}')
  const { rows, said } = await run(
    at('north.json'),
    at('plants/a.json'),
    at('nowhere.json'),
    '--weather',
    at('weathers'),
  )
  expect(rows.map((row) => row['weather'])).toEqual([
    at('weathers/north.csv'),
    at('weathers/south.csv'),
    '',
  ])
  expect(rows[2]?.['error']).toContain('The plant document is not valid')
  expect(said).toContain('left out: notes.txt')
})

test('Parquet holds the same table', async () => {
  const { rows } = await run(at('plants/a.json'), ...weather())
  await runCommand.run([at('plants/a.json'), ...weather(), '--parquet', at('out.parquet')])
  const connection = await (await DuckDBInstance.create()).connect()
  const read = await connection.runAndReadAll(`from '${at('out.parquet')}'`)
  const [stored] = read.getRowObjects()
  expect(stored?.['energy_kwh']).toBe(Number(rows[0]?.['energy_kwh']))
  expect(stored?.['plant_sha256']).toBe(rows[0]?.['plant_sha256'])
  expect(stored?.['error']).toBeNull()
  expect(Object.keys(stored ?? {})).toEqual(Object.keys(rows[0] ?? {}))
})

test.each([
  ['-', 'weather.csv', 'plants/a.json', ['standard input', 'weather.csv']],
  ['plants/a.json', '-', 'weather.csv', ['plants/a.json', 'standard input']],
])(
  'plant %s and weather %s: one is standard input, and the table goes to standard output',
  (plantFile, weatherFile, input, [shownPlant, shownWeather]) => {
    const main = join(import.meta.dirname, '../main.ts')
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [main, 'run', plantFile, '--weather', weatherFile, '--json', '-'],
      { input: readFileSync(at(input)), encoding: 'utf8', cwd: folder },
    )
    expect([status, stderr]).toEqual([0, ''])
    expect(JSON.parse(stdout)).toMatchObject([
      { plant: shownPlant, weather: shownWeather, error: null },
    ])
  },
)

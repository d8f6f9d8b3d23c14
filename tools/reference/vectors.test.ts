import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { REFERENCE_MODELS } from './index.ts'
import { runVectors } from './runVectors.ts'
import { parseVectorFile } from './vectorFile.ts'
import { yearModel } from './yearAnswer.ts'

const FOLDER = new URL('vectors/', import.meta.url)

const read = (file: string) =>
  parseVectorFile(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')))

const namesIn = (folder: string) =>
  readdirSync(new URL(folder, FOLDER))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))

test.each(namesIn('.'))('%s meets the reference in every output of every case', (name) => {
  const model = REFERENCE_MODELS[name]
  if (!model) throw new Error(`no function answers ${name}`)
  const run = runVectors(read(`${name}.json`), model)
  expect(run.failures).toEqual([])
  expect(run.compared).toBeGreaterThan(0.9 * run.cases)
})

test.each(namesIn('e2e').filter((name) => !name.startsWith('weather_')))(
  'the year %s meets the reference in every sum and every hour',
  (name) => {
    const weatherOf = (file: string) => read(`e2e/${file.replace('e2e_', '')}`).cases[0].inputs
    const run = runVectors(read(`e2e/${name}.json`), yearModel(weatherOf))
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(3500)
  },
)

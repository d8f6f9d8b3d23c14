import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { REFERENCE_MODELS } from './index.ts'
import { runVectors } from './runVectors.ts'
import { type Json, type JsonRecord, parseCase, parseVectorFile } from './vectorFile.ts'
import { yearModel } from './yearAnswer.ts'

const FOLDER = new URL('../../reference/vectors/', import.meta.url)
const read = (file: string) =>
  parseVectorFile(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')))
const NAMES = Object.keys(REFERENCE_MODELS)

/** What a model says of a first case that is changed. */
function failureOf(name: string, change: (inputs: JsonRecord) => JsonRecord): string | undefined {
  const file = read(`${name}.json`)
  const model = REFERENCE_MODELS[name]
  if (!model) throw new Error(`no function answers ${name}`)
  const [first] = file.cases
  const one = { ...first, inputs: parseCase(change(first.inputs.raw)) }
  return runVectors({ ...file, cases: [one] }, model).failures[0]
}

test.each(NAMES)('%s: an input that is not known fails and is named', (name) => {
  expect(failureOf(name, (inputs) => ({ ...inputs, surprise: 1 }))).toContain('surprise')
})

test.each([
  ['airmass', 'model'],
  ['huld', 'cell_type'],
  ['huld', 'k_version'],
  ['iam_interp', 'method'],
  ['iam_marion_diffuse', 'model'],
  ['extraterrestrial', 'method'],
  ['spectral_caballero', 'module_type'],
  ['transposition_perez', 'model'],
  ['transposition_perez_driesse', 'airmass'],
  ['transposition_total', 'model'],
  ['bifacial_infinite_sheds', 'model'],
  ['temperature_pvsyst', 'parameter_set'],
  ['tracking_singleaxis', 'backtrack'],
])('%s: a word for %s that is not known fails', (name, key) => {
  expect(failureOf(name, (inputs) => ({ ...inputs, [key]: 'surprise' }))).toBeDefined()
})

describe('an end-to-end year', () => {
  const weather = read('e2e_weather_greensboro.json').cases[0].inputs
  const year = read('e2e_a_greensboro.json')
  const [{ inputs }] = year.cases

  /** The year's answer with one value of it changed, named by its path. */
  function answerWith(path: string, value: Json | undefined, rows = weather) {
    const raw = changed(inputs.raw, path.split('.'), value)
    return yearModel(() => rows).answer(parseCase(raw))
  }

  test.each([
    ['tilt', 3],
    ['site.horizon', 3],
    ['system.snow', 3],
    ['system.mount.gcr', 0.4],
    ['system.mount.type', 'dual_axis'],
    ['system.transposition.model', 'skyless'],
    ['system.transposition.model_perez', 'moon1988'],
    ['system.iam.model', 'none'],
    ['system.iam.c1', 0.4],
    ['system.iam', null],
    ['system.spectral', { model: 'sapm' }],
    ['system.temperature.model', 'fuentes'],
    ['system.temperature.irrad_ref', 800],
    ['system.dc.model', 'sapm'],
    ['system.dc.parameters.mu', 1],
    ['system.inverter.model', 'adr'],
    ['system.inverter.parameters.C4', 1],
    ['system.albedo', 'snow'],
    ['system.albedo', [0.2, 0.3]],
  ])('with %s = %j fails and says so', (path, value) => {
    expect(() => answerWith(path, value)).toThrow(RangeError)
  })

  test('takes an albedo of each step, of the system or of the weather', () => {
    const n = weather.series.ghi.length
    const hourly = Array.from({ length: n }, (_, i) => 0.15 + 0.1 * Math.sin(i))
    const rows = parseCase({ ...weather.raw, albedo: hourly })
    const [ofSystem, ofWeather, constant] = [
      answerWith('system.albedo', hourly),
      answerWith('system.albedo', null, rows),
      answerWith('system.albedo', 0.2),
    ]
    expect(ofSystem['annual']).toEqual(ofWeather['annual'])
    expect(ofSystem['annual']).not.toEqual(constant['annual'])
  })

  test('takes parameters of De Soto at another light and temperature, and other band gaps', () => {
    const standard = annualOf(answerWith('system.dc.parameters.temp_ref', 25))
    expect(annualOf(answerWith('system.dc.parameters.temp_ref', 20))).not.toBeCloseTo(standard, 0)
    expect(annualOf(answerWith('system.dc.parameters.EgRef', 1.475))).not.toBeCloseTo(standard, 0)
  })
})

const annualOf = (answer: { readonly annual?: unknown }): number =>
  (answer.annual as Readonly<Record<string, number>>)['p_dc']

function changed(record: JsonRecord, path: readonly string[], value: Json | undefined): JsonRecord {
  const [key = '', ...rest] = path
  const inner = (record[key] ?? {}) as JsonRecord
  return { ...record, [key]: rest.length === 0 ? (value ?? null) : changed(inner, rest, value) }
}

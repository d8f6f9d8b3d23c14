import { readdirSync, readFileSync } from 'node:fs'
import { completeComponent, type InverterParameters, inverterDefaults } from '@duet/plant'
import { hasReferenceData, referenceFile } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import { ondText } from '../../testing/pvsystTexts.ts'
import { readOnd } from './readOnd.ts'
import { writeOnd } from './writeOnd.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const again = (inverter: InverterParameters): InverterParameters =>
  readOnd(utf8(writeOnd('Ours', inverter)), inverter.ond_file_import?.filename).parameters

const SANDIA = completeComponent('inverter', {
  inverter_data_source: 'other',
  rated_output_ac_power: 60_000,
  maximum_ac_power: 60_000,
  reference_dc_power: 61_500,
  reference_dc_voltage: 720,
  self_consumption_power: 150,
  minimum_dc_voltage: 500,
  maximum_dc_voltage: 1000,
  minimum_mppt_voltage: 500,
  maximum_mppt_voltage: 1000,
  sandia_model_c0: -2e-8,
  sandia_model_c1: 3e-6,
  cec_efficiency_curves: [],
})

describe('an inverter written as an OND file', () => {
  const read = readOnd(utf8(ondText()), 'ex.OND').parameters

  test('is read back as it was, the file with it', () => {
    expect(again(read)).toEqual(read)
  })

  test('carries what was edited in its own keys', () => {
    const edited = { ...read, maximum_dc_current: 123.5, night_tare_power: 7 }
    const text = writeOnd('Ours', edited)
    expect(text).toMatch(/IMaxDC=123\.5\r$/m)
    expect(text).toMatch(/Night_Loss=7\r$/m)
    const read2 = again(edited)
    expect({ ...read2, ond_file_import: null }).toEqual({ ...edited, ond_file_import: null })
  })

  test.each([
    ['the defaults', inverterDefaults],
    ['Sandia coefficients', SANDIA],
    [
      'five limits of temperature and four voltages',
      completeComponent('inverter', {
        temp_derate_curves: [20, 30, 40, 50, 60].map((temperature, index) => ({
          temperature,
          ac_power: inverterDefaults.rated_output_ac_power * (1 - index / 10),
        })),
        cec_efficiency_curves: [500, 600, 700, 800].map((input_voltage) => ({
          input_voltage,
          points: [0.1, 0.5, 1].map((share) => ({
            dc_power: 1e5 * share,
            ac_power: 9.7e4 * share - input_voltage,
          })),
        })),
      }),
    ],
  ])('that never was a file is read back as it was: %s', (_name, inverter) => {
    expect(again(inverter)).toEqual(inverter)
  })

  test('of Sandia coefficients gets the curves of its model', () => {
    const { cec_efficiency_curves: curves } = readOnd(
      utf8(writeOnd('Ours', SANDIA).replaceAll(/^.*DUET .*$/gm, '')),
    ).parameters
    expect(curves.map(({ input_voltage }) => input_voltage)).toEqual([500, 720, 1000])
    // the model gives the rating at the reference power and voltage
    expect(curves[1]?.points.at(-1)).toEqual({
      dc_power: 61_500,
      ac_power: expect.closeTo(60_000, 6),
    })
  })

  test.skipIf(!hasReferenceData)(
    'each file of others is read back as it was (skipped where the reference data is absent)',
    () => {
      const files = ['components-pan-ond/ond', 'components'].flatMap((folder) =>
        readdirSync(referenceFile(folder))
          .filter((name) => /\.ond$/i.test(name))
          .map((name) => ({ name, bytes: readFileSync(referenceFile(`${folder}/${name}`)) })),
      )
      expect(files.length).toBeGreaterThan(4)
      for (const { name, bytes } of files) {
        const { parameters } = readOnd(bytes, name)
        expect({ name, ...again(parameters) }).toEqual({ name, ...parameters })
      }
    },
  )
})

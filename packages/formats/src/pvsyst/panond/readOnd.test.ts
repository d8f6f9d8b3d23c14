import { readdirSync, readFileSync } from 'node:fs'
import { validateComponent } from '@duet/plant'
import { hasReferenceData, referenceFile } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import { ondText, panText } from '../../testing/pvsystTexts.ts'
import { readOnd } from './readOnd.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('an OND file', () => {
  const ond = readOnd(utf8(ondText()), 'ex.OND')

  test('becomes an inverter without errors, powers in W', () => {
    expect(validateComponent('inverter', ond.parameters).errors).toEqual([])
    expect(ond.name).toBe('Example EX 100')
    expect(ond.parameters).toMatchObject({
      inverter_data_source: 'custom',
      output_ac_voltage: 400,
      rated_output_ac_power: 100_000,
      maximum_ac_power: 110_000,
      maximum_dc_power: 150_000,
      maximum_dc_current: 200,
      minimum_dc_voltage: 500,
      maximum_dc_voltage: 1000,
      minimum_mppt_voltage: 500,
      maximum_mppt_voltage: 850,
      self_consumption_power: 200,
      night_tare_power: 3,
      reference_dc_voltage: 620,
      maximum_operating_temperature: 60,
    })
    expect(ond.parameters.reference_dc_power).toBeCloseTo(100_000 / 0.985, 6)
  })

  test('has its three curves without the zeros that fill the lists', () => {
    expect(
      ond.parameters.cec_efficiency_curves.map((curve) => [
        curve.input_voltage,
        curve.points.length,
      ]),
    ).toEqual([
      [540, 4],
      [620, 4],
      [800, 4],
    ])
    expect(ond.parameters.cec_efficiency_curves[0]?.points[0]).toEqual({
      dc_power: 200,
      ac_power: 0,
    })
  })

  test('is derated from its maximum to nothing at the absolute limit', () => {
    expect(ond.parameters.temp_derate_curves).toEqual([
      { temperature: 35, ac_power: 110_000 },
      { temperature: 45, ac_power: 100_000 },
      { temperature: 50, ac_power: 90_000 },
      { temperature: 60, ac_power: 0 },
    ])
  })

  test('keeps what the record has no field for', () => {
    expect(ond.ond_file_import).toMatchObject({
      filename: 'ex.OND',
      mppt_count: 4,
      start_power: 200,
      minimum_full_power_voltage: 620,
    })
    expect(ond.ond_file_import.maximum_apparent_power).toBe(110_851)
    expect(ond.ond_file_import.raw['pvGInverter.Converter.ProfilPIOV2.Point_1']).toBe('200.0,0.0')
    expect(ond.notes.unknown).toContain('PInEffMax')
  })

  test('one curve is taken at the nominal voltage, and points that gain power are left out and reported', () => {
    const single = readOnd(
      utf8(
        ondText((text) =>
          text
            .replace(/ {4}VNomEff[^\n]*\n/, '')
            .replace('ProfilPIOV1', 'ProfilPIO')
            .replace(',50000.0', ',99000.0'),
        ),
      ),
    )
    expect(single.parameters.cec_efficiency_curves).toHaveLength(1)
    expect(single.parameters.cec_efficiency_curves[0]?.input_voltage).toBe(620)
    expect(single.parameters.cec_efficiency_curves[0]?.points).toHaveLength(3)
    expect(single.notes.changed[0]).toContain('more AC than DC power')
  })

  test('what is missing is taken otherwise and reported', () => {
    const bare = readOnd(
      utf8(ondText((text) => text.replace(/ {4}(PMaxDC|IMaxDC|TP\w+|PLim1|IMaxAC)=[^\n]*\n/g, ''))),
    )
    expect(bare.parameters).toMatchObject({
      maximum_dc_power: 150_000,
      maximum_dc_current: 200,
      temp_derate_curves: [],
    })
    expect(bare.notes.changed).toHaveLength(2)
    expect(bare.notes.assumed).toEqual(
      expect.arrayContaining(['maximum_dc_power', 'maximum_dc_current', 'temp_derate_curves']),
    )
    expect(bare.notes.assumed).not.toContain('rated_output_ac_power')
    expect(bare.ond_file_import.maximum_apparent_power).toBeNull()
  })

  test.each([
    ['a module', utf8(panText()), 'wrong_object', 'a module (PAN)'],
    [
      'no curve',
      utf8(ondText((text) => text.replaceAll('ProfilPIOV', 'Profil'))),
      'missing_value',
      'no efficiency curve',
    ],
    [
      'no power',
      utf8(ondText((text) => text.replace('PNomConv=100.000', 'PNomConv=0'))),
      'missing_value',
      '"PNomConv" above 0',
    ],
    ['a file cut in the middle', utf8(ondText().slice(0, 1200)), 'cut_short', 'is cut short'],
    ['an old binary file', Uint8Array.of(1, 0, 0, 7), 'binary_file', 'PVsyst 6.39 or older'],
  ])('%s is refused', (_name, bytes, code, message) => {
    expect(() => readOnd(bytes)).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(message) }),
    )
  })
})

const OND_FOLDER = 'components-pan-ond/ond'

describe('files of makers (needs DUET_REFERENCE_DATA)', () => {
  test.skipIf(!hasReferenceData)(
    'all five become inverters without errors, with three curves',
    () => {
      const names = readdirSync(referenceFile(OND_FOLDER))
      expect(names).toHaveLength(5)
      for (const name of names) {
        const { parameters, notes } = readOnd(
          readFileSync(referenceFile(`${OND_FOLDER}/${name}`)),
          name,
        )
        expect({ name, errors: validateComponent('inverter', parameters).errors }).toEqual({
          name,
          errors: [],
        })
        expect(parameters.cec_efficiency_curves).toHaveLength(3)
        expect(notes.changed.every((sentence) => sentence.startsWith('PMaxDC'))).toBe(true)
      }
    },
  )

  test.skipIf(!hasReferenceData)(
    'CPS SCH275KTL: 250 kW, curves at 880, 1174 and 1300 V, 99.0 % at best, 225 kW at 50 °C',
    () => {
      const { parameters, ond_file_import } = readOnd(
        readFileSync(referenceFile('components/CPS SCH275KTL-DO-US-800-250kW_275kVA_1.OND')),
      )
      expect(parameters.rated_output_ac_power).toBe(250_000)
      expect(parameters.cec_efficiency_curves.map((curve) => curve.input_voltage)).toEqual([
        880, 1174, 1300,
      ])
      const best = Math.max(
        ...parameters.cec_efficiency_curves.flatMap(({ points }) =>
          points.map(({ dc_power, ac_power }) => ac_power / dc_power),
        ),
      )
      expect(best).toBeCloseTo(0.99, 3)
      expect(parameters.temp_derate_curves).toContainEqual({ temperature: 50, ac_power: 225_000 })
      expect(ond_file_import.maximum_apparent_power).toBe(275_742)
    },
  )
})

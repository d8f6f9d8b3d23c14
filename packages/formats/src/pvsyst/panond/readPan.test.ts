import { readdirSync, readFileSync } from 'node:fs'
import { panelCellsInSeries, panelDimensionsM, panelStc, validateComponent } from '@duet/plant'
import { hasReferenceData, referenceFile } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import { latin1, ondText, panText } from '../../testing/pvsystTexts.ts'
import { parsePvsystObject } from '../text/parsePvsystObject.ts'
import { readPan } from './readPan.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('a PAN file', () => {
  const pan = readPan(utf8(panText()), 'ex.PAN')

  test('becomes a panel without errors, of the size of the file', () => {
    expect(validateComponent('panel', pan.parameters).errors).toEqual([])
    expect(pan.name).toBe('Example Solar EX-500 °')
    expect(panelDimensionsM(pan.parameters).lengthM).toBeCloseTo(2.094, 9)
    expect(panelDimensionsM(pan.parameters).widthM).toBeCloseTo(1.134, 9)
    expect(panelCellsInSeries(pan.parameters)).toBe(66)
    expect(pan.parameters).toMatchObject({
      panel_technology: 'silicon',
      panel_type: 'bi',
      bifaciality_current_ratio: 0.75,
      cells: [22, 6],
      cell_type: 'half',
      // 165.1 cm² of a half is 181.7 mm across: the size that is made is 182 mm
      cell_width: 182,
      cell_length: 91,
      bypass_diodes: [1, 3],
      parallel_string_per_diode: [2, 1],
      bypass_diode_max_neg_v: -0.7,
      short_circuit_current: 13.9,
      open_circuit_voltage: 45.5,
      series_resistance: 0.18,
      shunt_resistance: 400,
      ideality_factor: 0.99,
      pvsyst_mounting_type: 'custom',
      pvsyst_alpha: 0.92,
    })
    expect(pan.parameters.temperature_coefficient_isc).toBeCloseTo(0.05, 9)
    expect(pan.parameters.temperature_coefficient_voc).toBeCloseTo((-100 * 0.123) / 45.5, 9)
    expect(pan.parameters.frame_dimensions).toEqual([12, 12, 30])
  })

  test('the one-diode values are kept in SI units', () => {
    expect(pan.pan_file_import.one_diode).toEqual({
      g_ref: 1000,
      t_ref: 25,
      isc: 13.9,
      voc: 45.5,
      imp: 13.1,
      vmp: 38.2,
      mu_isc: expect.closeTo(0.00695, 12),
      mu_voc: -0.123,
      mu_pmp: expect.closeTo(-0.0035, 12),
      rsh: 400,
      rsh_0: 1600,
      rsh_exp: 5.5,
      rs: 0.18,
      gamma: 0.99,
      mu_gamma: -0.0003,
      cells_in_series: 66,
      cells_in_parallel: 2,
      d2_mu_tau: null,
      v_bi: null,
    })
    expect(pan.parameters.pan_file_import).toEqual(pan.pan_file_import)
    expect(pan.pan_file_import.raw).toMatchObject({
      'pvModule.Isc': '13.900',
      'pvModule.PVObject_IAM.IAMProfile.Point_2': '50.0,0.98000',
    })
  })

  test('the IAM profile is limited to 1 and completed at 0° and 90°', () => {
    expect(pan.parameters.iam_profile).toEqual([
      { angle: 0, modifier: 1 },
      { angle: 20, modifier: 1 },
      { angle: 50, modifier: 0.98 },
      { angle: 60, modifier: 1 },
      { angle: 70, modifier: 0.9 },
      { angle: 80, modifier: 0.7 },
      { angle: 90, modifier: 0 },
    ])
    expect(pan.notes.changed).toEqual(['IAM values outside 0 to 1 were limited.'])
  })

  test('every field is either of the file or among those that are assumed', () => {
    const { assumed } = pan.notes
    expect(assumed).toEqual(
      expect.arrayContaining([
        'first_year_degradation_rate',
        'frame',
        'frame_dimensions',
        'cells',
        'cell_spacing_lr',
        'panel_edge_lr',
        'cell_temperature_model',
      ]),
    )
    for (const name of ['open_circuit_voltage', 'short_circuit_current', 'iam_profile'])
      expect(assumed).not.toContain(name)
  })

  test('what was read and what is not known is reported', () => {
    expect(pan.notes.unknown).toContain('MadeUpKey')
    expect(pan.notes.read).toEqual(expect.arrayContaining(['Isc', 'Gamma', 'Manufacturer']))
    expect(pan.notes.unknown).not.toContain('Isc')
  })

  test.each([
    ['Windows-1252', latin1(panText())],
    ['a byte order mark', utf8(`\uFEFF${panText()}`)],
    ['CRLF', utf8(panText((text) => text.replaceAll('\n', '\r\n')))],
    ['tabs and no indentation', utf8(panText((text) => text.replace(/^ +/gm, '\t')))],
    [
      'spaces around the equals sign',
      utf8(panText((text) => text.replace('NCelS=66', 'NCelS = 66 '))),
    ],
    ['other letter cases of keys', utf8(panText((text) => text.replace('muISC', 'MuIsc')))],
    ['text after the end', utf8(`${panText()}\nnothing=1\n`)],
  ])('%s reads the same', (_name, bytes) => {
    const again = readPan(bytes, 'ex.PAN')
    expect(again.parameters.cells).toEqual(pan.parameters.cells)
    expect(again.pan_file_import.one_diode).toEqual(pan.pan_file_import.one_diode)
    expect(again.parameters.iam_profile).toEqual(pan.parameters.iam_profile)
    expect(again.name).toBe(pan.name)
  })

  test('a file without an IAM profile gets the ASHRAE curve and says so', () => {
    const plain = readPan(
      utf8(panText((text) => text.replace(/ {2}PVObject_IAM[\s\S]*End of PVObject pvIAM\n/, ''))),
    )
    expect(plain.parameters.iam_profile.find(({ angle }) => angle === 60)?.modifier).toBe(0.95)
    expect(plain.notes.changed[0]).toContain('b0 = 0.05')
    const ashrae = readPan(
      utf8(
        panText((text) =>
          text.replace(
            /IAMMode=UserProfile[\s\S]*End of TCubicProfile/,
            'IAMMode=Ashrae\n    B0_IAM=0.04',
          ),
        ),
      ),
    )
    expect(ashrae.parameters.iam_profile.find(({ angle }) => angle === 60)?.modifier).toBe(0.96)
  })
})

describe('a PAN file that cannot be read', () => {
  test.each([
    [
      'an old binary file',
      Uint8Array.of(3, 0, 80, 86, 0, 1, 2, 200),
      'binary_file',
      'Open it in PVsyst 6.40 or later',
    ],
    ['an empty file', new Uint8Array(0), 'empty_file', 'empty'],
    ['another text', utf8('Hello\nworld'), 'not_pvsyst', 'line 1 is "Hello"'],
    ['an inverter', utf8(ondText()), 'wrong_object', 'an inverter (OND)'],
    ['a file cut in the middle', utf8(panText().slice(0, 900)), 'cut_short', 'is cut short'],
    [
      'no Gamma',
      utf8(panText((text) => text.replace('Gamma=0.990\n', '\n'))),
      'missing_value',
      'no "Gamma" above 0',
    ],
    [
      'text for a number',
      utf8(panText((text) => text.replace('Isc=13.900', 'Isc=many'))),
      'not_a_number',
      '"Isc=many" is not a number',
    ],
    [
      'a number of cells that cannot be',
      utf8(panText((text) => text.replace('NCelS=66', 'NCelS=1e9'))),
      'not_possible',
      'number of cells',
    ],
    [
      'no size',
      utf8(panText((text) => text.replace('Width=1.134', ''))),
      'missing_value',
      'Width and Height',
    ],
  ])('%s is refused', (_name, bytes, code, message) => {
    expect(() => readPan(bytes)).toThrow(
      expect.objectContaining({
        name: 'PvsystFileError',
        code,
        message: expect.stringContaining(message),
      }),
    )
  })
})

describe('the tree of an object', () => {
  test('blocks close by "End of" whatever follows it, and a key without value is empty', () => {
    const tree = parsePvsystObject(panText())
    expect(tree).toMatchObject({ key: 'PVObject_', type: 'pvModule' })
    expect(tree.children.map((child) => child.key)).toEqual([
      'PVObject_Commercial',
      'PVObject_IAM',
      'OperPoints, list of',
    ])
    const commercial = tree.children[0]
    expect(commercial?.fields.get('Comment')).toBe('www.example.com\ttab and = sign')
    expect(commercial?.children[0]?.fields.get('Str_2')).toBe('')
  })
})

const PAN_FOLDER = 'components-pan-ond/pan'
const panFiles = hasReferenceData ? readdirSync(referenceFile(PAN_FOLDER)) : []

describe('files of makers (needs DUET_REFERENCE_DATA)', () => {
  test.skipIf(!hasReferenceData)(
    'all 47 become panels without errors, of the size and cells of the file',
    () => {
      expect(panFiles.length).toBe(47)
      for (const name of panFiles) {
        const pan = readPan(readFileSync(referenceFile(`${PAN_FOLDER}/${name}`)), name)
        const { raw, one_diode } = pan.pan_file_import
        const size = panelDimensionsM(pan.parameters)
        expect({ name, errors: validateComponent('panel', pan.parameters).errors }).toEqual({
          name,
          errors: [],
        })
        expect(size.lengthM).toBeCloseTo(Number(raw['pvModule.PVObject_Commercial.Height']), 6)
        expect(size.widthM).toBeCloseTo(Number(raw['pvModule.PVObject_Commercial.Width']), 6)
        expect(panelCellsInSeries(pan.parameters)).toBe(one_diode.cells_in_series)
      }
    },
  )

  test.skipIf(!hasReferenceData)('silicon modules give their nameplate power within 1 %', () => {
    for (const name of panFiles) {
      const { parameters, pan_file_import } = readPan(
        readFileSync(referenceFile(`${PAN_FOLDER}/${name}`)),
        name,
      )
      if (!/mtSi|mtHIT/.test(pan_file_import.technology)) continue
      const ratio = panelStc(parameters).pmpW / Number(pan_file_import.raw['pvModule.PNom'])
      expect({ name, isNear: Math.abs(ratio - 1) < 0.01 }).toEqual({ name, isNear: true })
    }
  })

  test.skipIf(!hasReferenceData)('ET-M772BH550GL gives 550 ± 1 W at STC', () => {
    const pan = readPan(readFileSync(referenceFile('components/ET-M772BH550GL.PAN')))
    expect(Math.abs(panelStc(pan.parameters).pmpW - 550)).toBeLessThan(1)
    expect(pan.parameters.iam_profile).toHaveLength(9)
    expect(pan.parameters).toMatchObject({
      cells: [24, 6],
      cell_type: 'half',
      bifaciality_current_ratio: 0.7,
    })
  })
})

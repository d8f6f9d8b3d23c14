import { readFileSync } from 'node:fs'
import { validateComponent } from '@duet/plant'
import { hasReferenceData, referenceFile } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import { cecLibraryText, cecLine } from '../testing/cecTexts.ts'
import { type CecInverterEntry, type CecLibrary, readCecLibrary } from './readCecLibrary.ts'

interface Inverters {
  readonly inverters: readonly CecInverterEntry[]
  readonly rejected: CecLibrary['rejected']
}

function libraryOf(text: string): Inverters {
  const library = readCecLibrary(text)
  if ('fault' in library) throw new Error(library.fault)
  if (library.kind !== 'inverter') throw new Error('no library of inverters')
  return { inverters: library.entries, rejected: library.rejected }
}

const faultOf = (text: string): string => {
  const library = readCecLibrary(text)
  return 'fault' in library ? library.fault : ''
}

describe('a library of CEC inverters', () => {
  test('gives inverters with the Sandia coefficients of their lines', () => {
    const text = cecLibraryText([cecLine('Example Power: XP 60 [480V]', { Pnt: '-1.2' })])
    expect(libraryOf(text)).toMatchObject({
      rejected: [],
      inverters: [
        {
          line: 4,
          name: 'Example Power: XP 60 [480V]',
          manufacturer: 'Example Power',
          model: 'XP 60 [480V]',
          parameters: {
            inverter_data_source: 'cec',
            output_ac_voltage: 480,
            rated_output_ac_power: 60_000,
            maximum_ac_power: 60_000,
            reference_dc_power: 61_200,
            reference_dc_voltage: 720,
            maximum_dc_power: 61_200,
            self_consumption_power: 60,
            night_tare_power: 1.2,
            minimum_dc_voltage: 500,
            maximum_dc_voltage: 1000,
            minimum_mppt_voltage: 500,
            maximum_mppt_voltage: 850,
            sandia_model_c0: -1.5e-7,
            sandia_model_c1: 1e-5,
            sandia_model_c2: -5e-4,
            sandia_model_c3: -4e-4,
          },
        },
      ],
    })
  })

  test('lets full power through at the lowest tracking voltage', () => {
    const [inverter] = libraryOf(cecLibraryText([cecLine('A: B')])).inverters
    expect(inverter?.parameters.maximum_dc_current).toBeCloseTo(61_200 / 500, 12)
    const [strong] = libraryOf(cecLibraryText([cecLine('A: B', { Idcmax: '200' })])).inverters
    expect(strong?.parameters.maximum_dc_current).toBe(200)
  })

  test.each([
    [{ Vac: '422-528' }, 'Vac "422-528" is not a number'],
    [{ Pdco: '' }, 'Pdco is missing'],
    [{ Vdco: '0' }, 'Vdco must be positive'],
    [{ Pso: '-1' }, 'Pso must be non-negative'],
    [{ Paco: '70000' }, 'Paco is above Pdco: it would give more than it takes'],
    [{ Pso: '61200' }, 'Pso is not below Pdco: it would never start'],
    [{ Mppt_low: '900' }, 'Mppt_low is above Mppt_high'],
    [{ Mppt_high: '1001' }, 'Mppt_high is above Vdcmax'],
  ])('rejects a line with %j and reads the others', (change, reason) => {
    const { inverters, rejected } = libraryOf(
      cecLibraryText([cecLine('A: 1'), cecLine('A: 2', change), cecLine('A: 3')]),
    )
    expect(inverters.map(({ name }) => name)).toEqual(['A: 1', 'A: 3'])
    expect(rejected).toEqual([{ line: 5, reason: `A: 2: ${reason}` }])
  })

  test('rejects a name that stands there already, and a line without one', () => {
    const { rejected } = libraryOf(
      cecLibraryText([cecLine('A: 1'), cecLine('a: 1'), cecLine(''), cecLine('B')]),
    )
    expect(rejected).toEqual([
      { line: 5, reason: '"a: 1" stands on line 4 already' },
      { line: 6, reason: 'Name is empty' },
    ])
  })

  test('may have a byte order mark, CRLF, empty lines and commas in quoted names', () => {
    const text = cecLibraryText([cecLine('"A, Inc.: 1"'), '', cecLine('No colon')])
    const { inverters, rejected } = libraryOf(`\uFEFF${text.replaceAll('\n', '\r\n')}`)
    expect(rejected).toEqual([])
    expect(inverters.map(({ manufacturer, model }) => [manufacturer, model])).toEqual([
      ['A, Inc.', '1'],
      ['Unknown', 'No colon'],
    ])
  })

  test.each([
    ['', 'does not name the columns Name, Vac'],
    ['Name,Vac\n', 'does not name the columns Pso'],
    [cecLibraryText([]).replace('[0]', 'A: 1'), 'line 3 begin with [0]'],
    [cecLibraryText([]), 'holds no component'],
  ])('%j is none', (text, fault) => {
    expect(faultOf(text)).toContain(fault)
  })

  // Of 2019: 288 without an AC voltage, 2 with a range of them, 21 that stand there twice in other letters
  test.skipIf(!hasReferenceData).each([
    ['sam-library-cec-inverters-2019-03-05.csv', 3264, 311],
    ['sam-library-cec-inverters-2022-02-18.csv', 1321, 0],
  ])('of SAM (%s; needs the reference data) is read', (file, lines, rejectedLines) => {
    const { inverters, rejected } = libraryOf(
      readFileSync(referenceFile(`components/${file}`), 'utf8'),
    )
    expect(rejected).toHaveLength(rejectedLines)
    expect(inverters).toHaveLength(lines - rejectedLines)
    const unlocked = inverters.map(
      ({ parameters }) =>
        validateComponent('inverter', { ...parameters, inverter_data_source: 'other' }).errors,
    )
    expect(unlocked.flat()).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { guessTable } from './guessTable.ts'
import { placeInText, zoneInText } from './textHints.ts'

describe('the layout of a table', () => {
  test('remarks, names, units, decimal commas, order of dates, codes', () => {
    const guess = guessTable([
      'Roof station, Latitude: 48.5, Longitude: 9.1, Elevation 340 m',
      'Clock: UTC+1',
      'Zeit;GHI;Temperature;Wind speed;Notes',
      'dd.mm.yyyy;W/m²;°C;km/h;',
      '01.02.2023 01:00;0,0;3,5;12,1;',
      '01.02.2023 02:00;0,0;3,4;-7999;',
      '13.02.2023 03:00;0,0;3,2;11,0;',
    ])
    expect(guess?.mapping).toMatchObject({
      delimiter: ';',
      decimalComma: true,
      headerLine: 3,
      firstDataLine: 5,
      columns: {
        ghi_wm2: { column: 'GHI', unit: 'W/m²' },
        temp_c: { column: 'Temperature', unit: '°C' },
        windspeed: { column: 'Wind speed', unit: 'km/h' },
      },
      missingValues: [-9999, -999, -99, -7999],
      clockOffsetH: 1,
      latitude: 48.5,
      longitude: 9.1,
      altitudeM: 340,
    })
  })

  test('an American date is seen by its thirteenth day', () => {
    const rows = Array.from({ length: 15 }, (_, day) => `01/${day + 1}/2023 00:00,1,2`)
    const time = guessTable(['Time,GHI,Temp', ...rows])?.mapping.time
    expect(time).toEqual({ kind: 'stamp', columns: ['Time'], order: 'MDY' })
  })

  test('a table without names has numbered columns', () => {
    const guess = guessTable([
      '2023 1 1 0 5 0.0',
      '2023 1 1 1 5 0.0',
      '2023 1 1 2 5 0.0',
      '2023 1 1 3 5 0.0',
    ])
    expect(guess?.mapping).toMatchObject({ delimiter: ' ', headerLine: 0, firstDataLine: 1 })
    expect(guess?.headers).toHaveLength(6)
  })

  test('times are known by what they look like where no name says it', () => {
    const guess = guessTable(['When,Clock,GHI', '13/01/2023,00:00,0', '13/01/2023,01:00,0'])
    expect(guess?.mapping.time).toEqual({ kind: 'stamp', columns: ['When', 'Clock'], order: 'DMY' })
    const bare = guessTable(['2023-01-01 00:00;0;5', '2023-01-01 01:00;0;5'])
    expect(bare?.mapping.time).toEqual({ kind: 'stamp', columns: ['Column 1'], order: 'YMD' })
  })

  test('what a person says of the layout is kept', () => {
    const lines = ['GHI,Temp,Time', 'x,y,z', '1,2,3', '4,5,6']
    expect(guessTable(lines, { delimiter: ',', headerLine: 2 })?.headers).toEqual(['x', 'y', 'z'])
    expect(guessTable(lines, { delimiter: ';', headerLine: 1 })?.headers).toEqual(['GHI,Temp,Time'])
  })

  test.each([[['Dear all,', 'the files follow.']], [['']], [['a,b', '1,2']]])(
    '%j is no table',
    (lines) => {
      expect(guessTable(lines)).toBeUndefined()
    },
  )
})

describe('remarks', () => {
  test.each([
    ['UTC+01:00', { offsetH: 1, isLocal: false }],
    ['GMT -5', { offsetH: -5, isLocal: false }],
    ['Time zone: +5.5', { offsetH: 5.5, isLocal: true }],
    ['times are in UTC', { offsetH: 0, isLocal: false }],
    ['Zone America/New_York', { name: 'America/New_York' }],
    ['nothing', undefined],
    ['Utc5 pump', undefined],
  ])('%s', (text, zone) => {
    expect(zoneInText(text)).toEqual(zone)
  })

  test('a place that is not possible is none', () => {
    expect(placeInText('Latitude 140, Longitude -105.2')).toEqual({ longitude: -105.2 })
  })
})

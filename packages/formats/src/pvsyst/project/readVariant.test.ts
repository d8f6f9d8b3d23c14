import { describe, expect, test } from 'vitest'
import { readPvsystFile } from '../readPvsystFile.ts'
import { hoursOfYear } from './storedSeries.ts'

/** A variant of these lines. */
function variant(...lines: readonly string[]) {
  const text = ['PVObject_=pvVCalcul', ...lines, 'End of PVObject pvVCalcul'].join('\n')
  const read = readPvsystFile(new TextEncoder().encode(text), 'a.VC0')
  if (read.kind !== 'variant') throw new Error(`read a ${read.kind}`)
  return read
}

const SOUTH = [
  'PVObject_SiteSimul=pvSite',
  'Latitude=-33',
  'Longitude=18',
  'End of PVObject pvSite',
]
const group = (...fields: readonly string[]) => [
  'PVObject_=pvOrient',
  ...fields,
  'End of TOrientGroup',
]
const groups = (...inner: readonly string[]) => [
  'Orientations, list of=9 TOrientGroup',
  ...inner,
  'End of Orientations',
]
const plane = (...fields: readonly string[]) => [
  'PVObject_PlanCapteurs=pvCollPlane',
  ...fields,
  'End of PVObject pvCollPlane',
]
const TRACKERS = ['FieldType=UnlimTracking', 'InclMin=-60', 'InclMax=60', 'AzimAxe=10', 'Pitch=6']

describe('orientations', () => {
  test('are planes of the incident light in 7.x, several of them too', () => {
    const { orientations } = variant(
      'PVObject_EnIncidente=pvEnIncid',
      ...plane(...TRACKERS),
      ...plane('FieldType=FixedPlane', 'FieldTilt=20', 'FieldAzim=-90'),
      'End of PVObject pvEnIncid',
    )
    expect(orientations).toMatchObject([
      { number: 1, kind: 'trackers', axisAzimuthDeg: 190, rotationLimitsDeg: [-60, 60], pitchM: 6 },
      { number: 2, kind: 'fixed', tiltDeg: 20, azimuthDeg: 90 },
    ])
  })

  test('are groups in 8.x, trackers among them, whose plane may stand within', () => {
    const { orientations, notRead } = variant(
      'PVObject_Ombrage=pvShading',
      'IsBacktracking=$0400',
      'End of PVObject pvShading',
      ...groups(
        ...group('NoOrient=3', ...TRACKERS),
        ...group('NoOrient=4', 'FieldType=UnlimTracking', ...plane(...TRACKERS)),
      ),
    )
    expect(orientations).toMatchObject([
      { number: 3, kind: 'trackers', isBacktracking: true },
      { number: 4, kind: 'trackers', isBacktracking: true, pitchM: 6 },
    ])
    expect(notRead).toEqual([])
  })

  test('of an unknown kind are told, or guessed by what they have', () => {
    const { orientations, remarks, notRead } = variant(
      ...groups(
        ...group('FieldType=SolarBalloon', 'Rope=30'),
        ...group('FieldType=TrackTiltedAxis', 'InclMin=-50', 'InclMax=50'),
        ...group('FieldType=UnlimSheds', 'FieldTilt=20', 'FieldAzim=0', 'Pitch=5'),
      ),
    )
    expect(orientations.map(({ kind }) => kind)).toEqual(['unknown', 'trackers', 'fixed rows'])
    expect(notRead).toContain('pvOrient.FieldType=SolarBalloon')
    expect(remarks).toHaveLength(2)
  })

  test('count from north, the other way round, south of the equator', () => {
    const { orientations, hemisphere } = variant(
      ...SOUTH,
      ...groups(...group('FieldType=FixedPlane', 'FieldTilt=20', 'FieldAzim=-90')),
    )
    expect(hemisphere).toBe('south')
    expect(orientations[0]).toMatchObject({ azimuthDeg: 90 })
  })
})

test('a shared inverter, strings of another orientation and a battery are told', () => {
  const { subArrays, remarks } = variant(
    'PVObject_PVMainArray=pvMainArray',
    'SubArrays=Start',
    'PVObject_=pvSubArray',
    'Comment=Roof',
    'NStringCh=10',
    'NStrOrient1=6',
    'NoOrientation=1',
    'PowerSharingInverterId=2',
    'End of PVObject pvSubArray',
    'EndTags',
    'End of PVObject pvMainArray',
    'PVObject_System=pvSystem',
    'SystemType=Battery',
    'End of PVObject pvSystem',
  )
  expect(subArrays[0]).toMatchObject({ sharedInverterId: 2, stringsByOrientation: [[1, 6]] })
  expect(remarks).toEqual([
    'The system is of the type "Battery"; only plants on a grid are modelled.',
    '"Roof" shares the inverter 2 with others.',
    '"Roof" has 6 of its 10 strings in orientation 1; where the others are is not read.',
  ])
})

describe('stored series', () => {
  const day = (date: string, noon: string): string =>
    `Day_${date}=${'+0'.repeat(12)}${noon}${'+0'.repeat(11)}`
  const series = (type: string, ...lines: readonly string[]) =>
    variant(
      'VarList, list of=1 TVarSimul',
      'VarSimul_1=X',
      `VarType=${type}`,
      ...lines,
      'End of VarSimul=viX',
      'End of VarList',
    ).series

  test('are base 62 with a sign, hours of the day that the line names', () => {
    const { X } = series('Irrad', 'WRFactor=2777.778', day('0101', '+1a'), day('3112', '-Az'))
    const hours = X && hoursOfYear(X)
    // 1a is 62 + 36; Az is 10 · 62 + 61; the factor leaves tenths of W/m².
    expect(hours).toHaveLength(8760)
    expect(hours?.[12]).toBeCloseTo(9.8, 4)
    expect(hours?.[8760 - 12]).toBeCloseTo(-68.1, 4)
    expect(hours?.[13]).toBe(0)
    expect(hours?.[24 + 12]).toBeNaN()
  })

  test('have a leap day where the file has it', () => {
    const { X } = series('Temper', 'WRFactor=100', day('2902', '+1a'), day('0103', '+A'))
    const hours = X && hoursOfYear(X)
    expect(hours).toHaveLength(8784)
    expect(hours?.[59 * 24 + 12]).toBeCloseTo(0.98, 12)
    expect(hours?.[60 * 24 + 12]).toBeCloseTo(0.1, 12)
  })

  test('of months are Wh, without the year behind them', () => {
    const months = ['3.6', '7.2', ...Array.from({ length: 11 }, () => '0')].join(',')
    expect(series('Energy', `ValMonth=${months},`)['X']).toMatchObject({ unit: 'Wh' })
    expect(series('Energy', `ValMonth=${months},`)['X']?.monthly?.slice(0, 2)).toEqual([1000, 2000])
  })

  test('without values are left out, and a short day is refused with its line', () => {
    expect(series('Irrad')).toEqual({})
    expect(() => series('Irrad', 'WRFactor=1', 'Day_0101=+1+2')).toThrow(
      'Line 6: the day "Day_0101" of "X" has not 24 hours',
    )
  })
})

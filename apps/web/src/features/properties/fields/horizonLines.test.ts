import { describe, expect, test } from 'vitest'
import { horizonLines, readHorizonFile, readHorizonLines } from './horizonLines.ts'

const file = (name: string, text: string, isSouthern = false) =>
  readHorizonFile({ name, bytes: new TextEncoder().encode(text), isSouthern })

describe('points of a far horizon', () => {
  test('are typed from north, and written as they are typed', async () => {
    const points = await readHorizonLines('90 4.5\n 10, 12\n')
    expect(points).toEqual([
      { azimuth: 10, elevation: 12 },
      { azimuth: 90, elevation: 4.5 },
    ])
    expect(await readHorizonLines(horizonLines(points))).toEqual(points)
    expect(await readHorizonLines('  \n')).toEqual([])
    expect(await readHorizonLines('-90 3')).toEqual([{ azimuth: 270, elevation: 3 }])
    await expect(readHorizonLines('90 high')).rejects.toThrow('Line 1: "90 high" is not')
    await expect(readHorizonLines('90')).rejects.toThrow('Line 1')
  })

  test('of a printed table of PVGIS count from south, below the level is level', async () => {
    const text =
      'Latitude: 45\nA\tH_hor\tA_sun(w)\n-90.0\t5.0\t1.0\n0.0\t-1.0\t2.0\n90.0\t8.0\t3.0\n'
    for (const isSouthern of [false, true]) {
      expect(await file('horizon.csv', text, isSouthern)).toEqual([
        { azimuth: 90, elevation: 5 },
        { azimuth: 180, elevation: 0 },
        { azimuth: 270, elevation: 8 },
      ])
    }
  })

  test('of PVsyst count from the equator', async () => {
    const points = await file('south.HOR', '-90 5\n0 10\n', true)
    expect(points.map(({ azimuth }) => azimuth)).toEqual([0, 90])
  })

  test('are not in a file of another kind', async () => {
    await expect(
      file('module.PAN', 'PVObject_=pvModule\nEnd of PVObject pvModule\n'),
    ).rejects.toThrow('named as a horizon')
  })
})

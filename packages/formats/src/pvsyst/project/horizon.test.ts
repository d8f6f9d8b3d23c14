import { describe, expect, test } from 'vitest'
import { readPvsystFile } from '../readPvsystFile.ts'
import type { HorizonAnswers } from './readHorizon.ts'
import { writeHorizon } from './writeHorizon.ts'

function read(text: string, answers: HorizonAnswers = {}) {
  const file = readPvsystFile(new TextEncoder().encode(text), 'a.HOR', answers)
  if (file.kind !== 'horizon') throw new Error(`read a ${file.kind}`)
  return file
}

describe('a plain horizon', () => {
  test.each([
    ['tabs', '-90\t8\n0\t1.5'],
    ['blanks', '-90 8\n0 1.5'],
    ['semicolons and decimal commas', '-90,0;8,0\n0,0;1,5'],
    ['commas', '-90,8\n0,1.5'],
  ])('is parted by %s', (_what, text) => {
    expect(read(text).points).toEqual([
      { azimuthDeg: 90, elevationDeg: 8 },
      { azimuthDeg: 180, elevationDeg: 1.5 },
    ])
  })

  test('from 0 to 360 is a compass, unless it is said otherwise', () => {
    expect(read('90 8\n270 3').points[0]).toEqual({ azimuthDeg: 90, elevationDeg: 8 })
    const turned = read('90 8\n270 3', { azimuthFrom: 'equator' })
    expect(turned.points).toEqual([
      { azimuthDeg: 90, elevationDeg: 3 },
      { azimuthDeg: 270, elevationDeg: 8 },
    ])
  })

  test('that could be either is taken as PVsyst takes it, which is told', () => {
    const { points, remarks } = read('0 8\n90 3')
    expect(points[0]).toEqual({ azimuthDeg: 180, elevationDeg: 8 })
    expect(remarks).toHaveLength(1)
  })

  test('names the line that is no point, and refuses heights that cannot be', () => {
    expect(() => read('0 8\n90')).toThrow('Line 2: "90" is not an azimuth')
    expect(() => read('0 8\n90 91')).toThrow('height of 91°')
    expect(() => read('Comment only')).toThrow('no points of a horizon')
  })
})

test.each([
  ['north', 47.8],
  ['south', -33.2],
] as const)('a written horizon of the %s is read back', (hemisphere, latitude) => {
  const azimuthDeg = Array.from({ length: 72 }, (_, i) => 5 * i)
  const elevationDeg = azimuthDeg.map((deg) => Math.round(deg / 10) / 2)
  const text = writeHorizon({ latitude, longitude: 7, azimuthDeg, elevationDeg })
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    `Horizon at lat ${latitude}, lng 7`,
    expect.stringMatching(/^-175\t/),
  ])
  const { points } = read(text, { hemisphere })
  expect(points).toEqual(
    azimuthDeg.map((azimuth, i) => ({ azimuthDeg: azimuth, elevationDeg: elevationDeg[i] })),
  )
})

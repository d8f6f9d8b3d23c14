import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { positionsOf } from '../file/featureList.ts'
import { readGisFiles } from '../readGisFiles.ts'

/** A drawing from codes and values parted by blanks, one entity a line. */
const drawing = (
  entities: string,
  parts: { units?: number; layers?: string; blocks?: string } = {},
) => {
  const pairs = (text: string) =>
    text
      .trim()
      .split(/\s*\n\s*|\s+/)
      .join('\n')
  const section = (name: string, body: string) =>
    `0\nSECTION\n2\n${name}\n${body === '' ? '' : `${pairs(body)}\n`}0\nENDSEC\n`
  const text =
    section('HEADER', parts.units === undefined ? '' : `9 $INSUNITS 70 ${parts.units}`) +
    section('TABLES', parts.layers ?? '') +
    section('BLOCKS', parts.blocks ?? '') +
    section('ENTITIES', entities) +
    '0\nEOF\n'
  return readGisFiles([{ name: 'a.dxf', bytes: strToU8(text) }])
}
const reported = (file: ReturnType<typeof drawing>) =>
  file.warnings.map(({ message }) => message).join('\n')

describe('DXF', () => {
  test('units are brought to metres and reported', () => {
    const file = drawing('0 LINE 8 A 10 0 20 0 11 1000 21 0', { units: 4 })
    expect(
      positionsOf(file.features[0]?.geometry ?? { type: 'Point', coordinates: [] })[1],
    ).toEqual([1, 0])
    expect(reported(file)).toContain('millimetres')
    expect(reported(drawing('0 POINT 10 1 20 2'))).toContain('metres are taken')
  })

  test('a bulge of 1 is half a circle to the left', () => {
    const file = drawing('0 LWPOLYLINE 8 A 90 2 70 0 10 0 20 0 42 1 10 2 20 0', { units: 6 })
    const points = positionsOf(file.features[0]?.geometry ?? { type: 'Point', coordinates: [] })
    const offM = points.map(([x = 0, y = 0]) => Math.abs(Math.hypot(x - 1, y) - 1))
    expect(Math.max(...offM)).toBeLessThan(1e-9)
    expect(Math.min(...points.map(([, y = 0]) => y))).toBeCloseTo(-1, 2)
    expect(Math.max(...points.map(([, y = 0]) => y))).toBeCloseTo(0, 9)
  })

  test('closed polylines, circles and faces are areas; arcs are lines', () => {
    const file = drawing(
      `0 LWPOLYLINE 90 3 70 1 10 0 20 0 10 1 20 0 10 1 20 1
       0 CIRCLE 10 0 20 0 40 5
       0 ARC 10 0 20 0 40 5 50 350 51 10
       0 3DFACE 10 0 20 0 30 1 11 1 21 0 31 1 12 1 22 1 32 2 13 0 23 1 33 2`,
      { units: 6 },
    )
    expect(file.features.map(({ geometry, heights }) => [geometry.type, heights])).toEqual([
      ['Polygon', 'none'],
      ['Polygon', 'none'],
      ['LineString', 'none'],
      ['Polygon', 'sea'],
    ])
    const arc = positionsOf(file.features[2]?.geometry ?? { type: 'Point', coordinates: [] })
    expect(arc[0]?.[1]).toBeCloseTo(5 * Math.sin((-10 * Math.PI) / 180), 9)
    expect(arc.at(-1)?.[1]).toBeCloseTo(5 * Math.sin((10 * Math.PI) / 180), 9)
  })

  test('blocks are inserted scaled, turned, repeated, in one another; layer 0 becomes that of the insert', () => {
    const file = drawing('0 INSERT 8 TABLES 2 OUTER 10 100 20 0 41 2 42 2 50 90 70 2 44 10', {
      units: 6,
      blocks: `0 BLOCK 2 INNER 10 1 20 0 0 LINE 8 0 10 1 20 0 11 2 21 0 0 ENDBLK
               0 BLOCK 2 OUTER 10 0 20 0 0 INSERT 8 0 2 INNER 10 5 20 0 0 ENDBLK`,
    })
    expect(file.features.map(({ layer }) => layer)).toEqual(['TABLES', 'TABLES'])
    const ends = file.features.map(({ geometry }) =>
      positionsOf(geometry).map(([x = 0, y = 0]) => [
        Math.round(x * 1e6) / 1e6,
        Math.round(y * 1e6) / 1e6,
      ]),
    )
    expect(ends).toEqual([
      [
        [100, 10],
        [100, 12],
      ],
      [
        [100, 20],
        [100, 22],
      ],
    ])
  })

  test('colours come from the entity, else from its layer', () => {
    const file = drawing('0 POINT 8 A 10 1 20 1 0 POINT 8 A 62 5 10 2 20 2', {
      layers: '0 TABLE 2 LAYER 70 1 0 LAYER 2 A 70 0 62 1 6 CONTINUOUS 0 ENDTAB',
    })
    expect(file.features.map(({ color }) => color)).toEqual(['#ff0000', '#0000ff'])
  })

  test('an entity that is mirrored by its normal', () => {
    const file = drawing('0 LWPOLYLINE 90 2 70 0 10 3 20 4 10 5 20 4 210 0 220 0 230 -1', {
      units: 6,
    })
    expect(
      positionsOf(file.features[0]?.geometry ?? { type: 'Point', coordinates: [] })[0]?.[0],
    ).toBeCloseTo(-3, 9)
  })

  test('what is not read is counted with its place', () => {
    const file = drawing(
      '0 POINT 10 1 20 1 0 SPLINE 8 A 0 TEXT 8 A 1 hello 0 3DSOLID 8 A 0 INSERT 2 XREF',
    )
    expect(reported(file)).toContain('Splines are left out')
    expect(reported(file)).toContain('Texts and dimensions')
    expect(reported(file)).toContain('ACIS')
    expect(reported(file)).toContain('XREF')
  })

  test('text where a code should be names its line', () => {
    expect(() =>
      readGisFiles([{ name: 'a.dxf', bytes: strToU8('0\nSECTION\nhello\nENTITIES\n') }]),
    ).toThrow('line 3')
  })
})

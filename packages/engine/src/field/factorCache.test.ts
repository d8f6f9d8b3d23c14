import { describe, expect, test } from 'vitest'
import type { Block } from '../model/block.ts'
import type { Field } from '../model/field.ts'
import { TRACKER_BLOCK, TRACKER_MOUNT } from '../testing/blocks.ts'
import { boxMesh, type FieldSketch, fieldBlock } from '../testing/fieldBlocks.ts'
import { FACE_BINS } from './classBins.ts'
import { type ClassFactors, rowCountOf, SKY_PARTS } from './classFactors.ts'
import {
  fieldClassCount,
  fieldSceneText,
  joinFieldFactors,
  packClassFactors,
  traceFieldClass,
  unpackClassFactors,
} from './factorCache.ts'
import { fieldFactors } from './fieldFactors.ts'
import { type SparseColumns, sparseColumns } from './sparseColumns.ts'

const SKETCH: FieldSketch = { rows: 1, tablesPerRow: 1, structure: { columns: 3 } }
const BLOCK = fieldBlock(SKETCH)

describe('packed factors of a class', () => {
  const [turns, sampleCount, groundCount, wideCount] = [2, 18, 40, 12]
  const rows = rowCountOf(sampleCount)
  /** Every third number is 0. */
  const filled = (length: number): Float32Array =>
    Float32Array.from({ length }, (_, i) => (i % 3 === 0 ? 0 : Math.sin(i * 1.7 + length)))
  const matrix = (rowCount: number, columns: number): SparseColumns =>
    sparseColumns(filled(turns * rowCount * columns), rowCount, columns)
  const factors: ClassFactors = {
    turns,
    sampleCount,
    groundCount,
    wideCount,
    sky: [0, 1, 2].map((order) => filled(turns * rows * SKY_PARTS).map((value) => value + order)),
    twice: filled(turns * rows),
    faces: matrix(rows, FACE_BINS),
    frontGround: matrix(sampleCount + 1, wideCount + FACE_BINS),
    rearGround: matrix(sampleCount + 2, groundCount + FACE_BINS),
  }
  const bytes = packClassFactors(factors)

  test('come back as they were', () => {
    expect(unpackClassFactors(bytes)).toEqual(factors)
  })

  test('come back from the middle of a larger buffer', () => {
    const larger = new Uint8Array(bytes.length + 7)
    larger.set(bytes, 3)
    expect(unpackClassFactors(larger.subarray(3, 3 + bytes.length))).toEqual(factors)
    expect(unpackClassFactors(Buffer.from(larger.buffer, 3, bytes.length))).toEqual(factors)
  })

  test.each([
    ['none', new Uint8Array(0)],
    ['a head alone', bytes.subarray(0, 20)],
    ['one byte short', bytes.subarray(0, bytes.length - 1)],
    ['one value too many', Uint8Array.from([...bytes, 0, 0, 0, 0])],
    ['of another version', Uint8Array.from([99, ...bytes.subarray(1)])],
    // a count of turns that no machine has the memory for
    [
      'a damaged head',
      Uint8Array.from([...bytes.subarray(0, 4), 255, 255, 255, 255, ...bytes.subarray(8)]),
    ],
  ])('bytes that are damaged are refused: %s', (_what, damaged) => {
    expect(() => unpackClassFactors(damaged)).toThrow(RangeError)
  })
})

describe('factors of a block', () => {
  test('are those of its classes, traced one by one and stored between', () => {
    const classes = Array.from({ length: fieldClassCount(BLOCK) }, (_, index) =>
      unpackClassFactors(packClassFactors(traceFieldClass(BLOCK, index))),
    )
    expect(joinFieldFactors(BLOCK, classes)).toEqual(fieldFactors(BLOCK))
  })

  test('cannot be of a class that the block has not', () => {
    expect(() => traceFieldClass(BLOCK, 1)).toThrow(RangeError)
    expect(() => traceFieldClass(TRACKER_BLOCK, 0)).toThrow(RangeError)
    expect(() => joinFieldFactors(BLOCK, [])).toThrow(/0 classes/)
  })

  test('are none of a block of endless rows', () => {
    expect(fieldSceneText(TRACKER_BLOCK)).toBeUndefined()
    expect(fieldClassCount(TRACKER_BLOCK)).toBe(0)
    expect(fieldFactors(TRACKER_BLOCK)).toBeUndefined()
  })
})

describe('text that names the scene of a block', () => {
  const withField = (change: Partial<Field>): Block => fieldBlock({ ...SKETCH, field: change })
  const tracker = (change: object = {}): Block =>
    fieldBlock({ ...SKETCH, mount: { ...TRACKER_MOUNT, ...change } })
  const box = boxMesh([10, -20, 0], [12, -18, 5])

  test.each<[string, Block]>([
    ['the tilt', fieldBlock({ ...SKETCH, mount: { kind: 'fixed', tiltDeg: 26, azimuthDeg: 180 } })],
    [
      'the azimuth',
      fieldBlock({ ...SKETCH, mount: { kind: 'fixed', tiltDeg: 25, azimuthDeg: 181 } }),
    ],
    ['the mount', tracker()],
    ['the slope', fieldBlock({ ...SKETCH, slope: { tiltDeg: 1, azimuthDeg: 180 } })],
    ['the pitch', fieldBlock({ ...SKETCH, pitchM: 5.01 })],
    ['the height', fieldBlock({ ...SKETCH, centreHeightM: 1.51 })],
    ['the places of tables', withField({ eastM: Float64Array.of(0.01) })],
    ['the heights of the ground', withField({ groundM: Float64Array.of(0.2) })],
    ['the gap between tables', fieldBlock({ ...SKETCH, tableGapM: 0.6 })],
    ['the structure', fieldBlock({ ...SKETCH, structure: { columns: 3, frameDepthM: 0.03 } })],
    [
      'a tube',
      fieldBlock({ ...SKETCH, structure: { columns: 3, tube: { kind: 'round', radiusM: 0.1 } } }),
    ],
    [
      'the rows of cells',
      fieldBlock({ ...SKETCH, structure: { columns: 3, cellRows: [{ fromM: 0, toM: 2 }] } }),
    ],
    ['obstacles', withField({ obstacles: [box] })],
    ['terrain', withField({ terrain: box })],
    [
      'the far horizon',
      {
        ...BLOCK,
        horizon: { azimuthDeg: Float64Array.of(0), elevationDeg: Float64Array.of(5) },
      },
    ],
    ['the glass', { ...BLOCK, module: { ...BLOCK.module, iam: { kind: 'none' } } }],
    ['what the glass acts on', { ...BLOCK, module: { ...BLOCK.module, iamOn: 'beam' } }],
    ['whether there is a rear', { ...BLOCK, module: { ...BLOCK.module, bifaciality: 0 } }],
  ])('changes with %s', (_what, block) => {
    expect(fieldSceneText(block)).not.toBe(fieldSceneText(BLOCK))
  })

  test('changes with the bounds and the stow angle of trackers, not with their control', () => {
    const text = fieldSceneText(tracker())
    expect(fieldSceneText(tracker({ maxAngleDeg: 60 }))).not.toBe(text)
    expect(fieldSceneText(tracker({ axisAzimuthDeg: 170 }))).not.toBe(text)
    expect(fieldSceneText(tracker({ stowAngleDeg: -70 }))).not.toBe(text)
    expect(fieldSceneText(tracker({ backtracking: false, slopeAware: false }))).toBe(text)
    expect(fieldSceneText(tracker({ windStow: { speedMPerS: 12 }, offsetDeg: 1 }))).toBe(text)
  })

  test.each<[string, Partial<Block>]>([
    ['the site', { site: { latitudeDeg: 1, longitudeDeg: 2, altitudeM: 3 } }],
    ['the sky model', { skyModel: 'isotropic' }],
    ['the albedo', { albedoByMonth: Array.from({ length: 12 }, () => 0.7) }],
    [
      'soiling',
      { soiling: { kind: 'monthly', lossByMonth: Array.from({ length: 12 }, () => 0.1) } },
    ],
    ['snow', { snow: { kind: 'slide', stringsAcross: 2 }, snowAlbedo: 0.7 }],
    ['how much the rear counts', { module: { ...BLOCK.module, bifaciality: 0.8 } }],
    ['strings and inverters', { modulesPerString: 12, inverterCount: 9, stringWireOhm: 1 }],
    ['degradation', { degradation: { firstYearFraction: 0.1, laterYearsFraction: 0.1 } }],
    ['the name', { id: 'other' }],
  ])('does not change with %s', (_what, change) => {
    expect(fieldSceneText({ ...BLOCK, ...change })).toBe(fieldSceneText(BLOCK))
  })

  test('does not change with how cells are wired', () => {
    const { circuit } = BLOCK.field ?? {}
    if (circuit === undefined) throw new Error('got no field')
    const layout = { ...circuit.layout, bypassColumns: 6 }
    expect(fieldSceneText(withField({ circuit: { ...circuit, layout } }))).toBe(
      fieldSceneText(BLOCK),
    )
  })
})

import { componentDefaults, type TableParameters } from '@duet/plant'
import { describe, expect, test } from 'vitest'
import { readPvsystFile } from '../../pvsyst/readPvsystFile.ts'
import type { EastNorthUpM } from '../../pvsyst/sceneTypes.ts'
import type { PvsystScene } from '../../pvsyst/types.ts'
import { differingPaths } from '../../testing/differingPaths.ts'
import { PVSYST_VECTORS } from '../../testing/pvsystFiles.ts'
import { type SceneParts, type SceneTables, tableCorners } from '../file/sceneParts.ts'
import { readGisFiles } from '../readGisFiles.ts'
import { writeShd } from './writeShd.ts'

/** Two rows of two tables, 10 m by 4 m in plan, whose rows run at an angle. */
function tablesOf(change: Partial<TableParameters>, rowFallDeg = 0): SceneTables {
  const table = { ...componentDefaults('table'), ...change }
  const places = [0, 1, 2, 3].map((i) => ({ slot: i % 2, row: Math.floor(i / 2) }))
  const axis = table.tracking_type === 0 ? table.azimuth - 90 : table.azimuth
  const turn = (along: number, across: number): readonly [number, number] => {
    const [sin, cos] = [Math.sin((axis * Math.PI) / 180), Math.cos((axis * Math.PI) / 180)]
    // across to the left of the axis, so that the corners run counter-clockwise
    return [along * sin - across * cos, along * cos + across * sin]
  }
  const corners = places.flatMap(({ slot, row }) => {
    const [x, y] = [11 * slot, 7 * row]
    return [...turn(x, y), ...turn(x + 10, y), ...turn(x + 10, y + 4), ...turn(x, y + 4)]
  })
  const layout = {
    blockId: 'north',
    source: 'perimeter',
    gridKeys: ['a'],
    slotPitchM: 11,
    gcr: 0.5,
    clearGapM: 3,
    centreHeightM: 2,
    count: 4,
    cornersM: Float64Array.from(corners),
    row: Int32Array.from(places, ({ row }) => row),
    slot: Int32Array.from(places, ({ slot }) => slot),
    grid: new Uint32Array(4),
    warnings: [],
  } as const
  const poses = {
    groundM: Float64Array.of(100, 100, 103, 103),
    axisTiltDeg: new Float64Array(4).fill(rowFallDeg),
    crossTiltDeg: new Float64Array(4),
    axisAzimuthDeg: axis,
    unknownCount: 0,
    limitedCount: 0,
  }
  return { layout, table, panel: componentDefaults('panel'), panelName: 'Module; 1', poses }
}

function read(parts: SceneParts): PvsystScene {
  const file = readPvsystFile(writeShd('Plant', parts).bytes, 'plant.SHD')
  if (file.kind !== 'scene') throw new Error(`read a ${file.kind}`)
  return file
}

/** Every corner of a scene's tables. */
const cornersOf = ({ objects }: PvsystScene): readonly EastNorthUpM[] =>
  objects.flatMap((object) =>
    object.class === 'pvShdArrayRect'
      ? object.tables.flatMap(({ cornersEnuM }) => cornersEnuM)
      : object.class === 'pvShdArrayPoly'
        ? object.cornersEnuM
        : [],
  )

/** How far the nearest read corner is from each that was written, at most, m. */
function worstMiss(part: SceneTables): number {
  const found = cornersOf(read({ tables: [part], obstacles: [] }))
  const written = tableCorners(part).flat()
  expect(found).toHaveLength(written.length)
  return Math.max(
    ...written.map(([x, y, z]) =>
      Math.min(...found.map(([e, n, u]) => Math.hypot(e - x, n - y, u - z))),
    ),
  )
}

describe('a written scene', () => {
  test.each([
    ['fixed tables that face south-south-west', { tracking_type: 0, tilt: 25, azimuth: 200 }, 0],
    ['fixed tables that face east', { tracking_type: 0, tilt: 10, azimuth: 90 }, 0],
    ['fixed tables whose rows climb', { tracking_type: 0, tilt: 20, azimuth: 180 }, 3],
    ['trackers, which lie flat', { tracking_type: 1, azimuth: 170 }, 0],
    ['trackers on a slope', { tracking_type: 1, azimuth: 180 }, 5],
  ] as const)('gives the corners of %s back within 2 mm', (_what, table, fall) => {
    expect(worstMiss(tablesOf(table, fall))).toBeLessThan(2e-3)
  })

  test('has the tables of a row in one array, with tilt, azimuth and modules', () => {
    const scene = read({
      tables: [tablesOf({ tracking_type: 0, tilt: 25, azimuth: 200, orientation_str: 'portrait' })],
      obstacles: [],
    })
    expect(scene.remarks).toEqual([])
    expect(scene.objects).toHaveLength(2)
    expect(scene.objects[0]).toMatchObject({
      class: 'pvShdArrayRect',
      moduleName: 'Module  1',
      moduleOrientation: 'portrait',
      tables: [{}, {}],
    })
    const [first] = scene.objects
    expect(first?.class === 'pvShdArrayRect' && first.tiltDeg).toBeCloseTo(25, 3)
    expect(first?.class === 'pvShdArrayRect' && first.azimuthDeg).toBeCloseTo(200, 3)
  })

  test('has obstacles as bodies with their points and faces', () => {
    const box = {
      positions: Float64Array.of(1, 2, 0, 4, 2, 0, 4, 7, 0, 1, 2, 6),
      indices: Uint32Array.of(0, 1, 2, 0, 1, 3),
    }
    const { objects } = read({ tables: [], obstacles: [box] })
    const expected = {
      class: 'pvShdGenObject',
      pointsEnuM: [
        [1, 2, 0],
        [4, 2, 0],
        [4, 7, 0],
        [1, 2, 6],
      ],
      faces: [
        [0, 1, 2],
        [0, 1, 3],
      ],
      heightM: 6,
    }
    expect(differingPaths(expected, objects[0])).toEqual([])
  })
})

describe('a scene as a drawing', () => {
  const drawing = (name: string) => {
    const vector = PVSYST_VECTORS.find((known) => known.name === name)
    return readGisFiles([{ name, bytes: vector?.bytes ?? new Uint8Array() }])
  }

  test('has tables with heights, trackers lying flat and obstacles with a height', () => {
    expect(drawing('scene-fixed.SHD').features).toHaveLength(6)
    const trackers = drawing('scene-trackers.SHD').features
    expect(trackers).toHaveLength(12)
    expect(trackers[0]).toMatchObject({ layer: 'Tables', heights: 'sea' })
    const { features, warnings } = drawing('scene-buildings.SHD')
    expect(features.map(({ layer }) => layer)).toEqual(Array.from({ length: 4 }, () => 'Obstacles'))
    expect(features[3]?.attributes).toEqual({ height: 6, base: 0 })
    expect(warnings.map(({ message }) => message).join()).toContain('pvShdSomethingElse')
  })

  test('that is cut short is refused with its line', () => {
    const vector = PVSYST_VECTORS.find(({ name }) => name === 'scene-fixed.SHD')
    const bytes = vector?.bytes.subarray(0, 700) ?? new Uint8Array()
    expect(() => readGisFiles([{ name: 'a.shd', bytes }])).toThrow('It is cut short')
  })
})

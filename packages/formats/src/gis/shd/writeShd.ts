import { type TableParameters, tableGeometry } from '@duet/plant'
import { enuOfScene } from '../../pvsyst/scene/sceneFrame.ts'
import type { WrittenFile } from '../file/gisFile.ts'
import {
  type Point,
  pointsOf,
  type SceneParts,
  type SceneTables,
  tableCorners,
} from '../file/sceneParts.ts'
import { type ArrayPlane, arrayPlanes } from './arrayPlanes.ts'

/** Of the scenes whose fields are known. */
const VERSION = '6.85'

/**
 * A scene of shading as PVsyst stores it (.SHD): the tables of a row that lie in one plane as one array, tables that climb along
 * their row as polygons, obstacles as bodies of triangles; metres, x west, y south, z up. Trackers lie flat.
 */
export function writeShd(name: string, { tables, obstacles }: SceneParts): WrittenFile {
  const objects = [
    ...tables.flatMap((part) => arrayPlanes(part.layout, tableCorners(part)).map(arrayLines(part))),
    ...obstacles.map(({ positions, indices }, i) =>
      bodyLines(`Obstacle ${i + 1}`, pointsOf(positions), indices),
    ),
  ]
  const lines = [
    'PVObject_=pvShading',
    `  Comment=${plain(name)}`,
    `  Version=${VERSION}`,
    '  Flags=$00',
    '  NOrient_Shd=0',
    '  Precision=1',
    '  FracOmbreMod=1.000',
    '  FracOmbreThin=0.400',
    '  GCROffset=1.0',
    '',
    `  ListeObjets, list of=${objects.length} TShdObject`,
    ...objects.flatMap((object, i) => objectLines(object, i + 1)),
    '  End of ListeObjets',
    'End of PVObject pvShading',
    '',
  ]
  return {
    bytes: new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}`),
    extension: 'SHD',
    mediaType: 'text/plain',
  }
}

interface WrittenObject {
  readonly type: string
  readonly comment: string
  readonly lines: readonly string[]
}

function objectLines({ type, comment, lines }: WrittenObject, number: number): readonly string[] {
  return [
    `  PVObject_${number}=${type}`,
    `    Comment=${plain(comment)}`,
    `    Version=${VERSION}`,
    '    Flags=$02200024',
    `    NoObjCreated=${number}`,
    ...lines.map((line) => `    ${line}`),
    `  End of PVObject ${type}`,
  ]
}

const arrayLines =
  (part: SceneTables) =>
  (plane: ArrayPlane): WrittenObject => {
    const comment = `${part.layout.blockId} row ${plane.row}`
    const place = placeLines(plane.origin, plane.tiltDeg, plane.azimuthDeg)
    const { rectangles, polygon } = plane
    if (polygon) {
      return {
        type: 'pvShdArrayPoly',
        comment,
        lines: [...place, 'NElemChamps=1', 'NoOrient=-1', ...pointList('Sommets2D', 2, polygon)],
      }
    }
    const list = (of: (rectangle: ArrayPlane['rectangles'][number]) => number): string =>
      rectangles.map((rectangle) => `${metres(of(rectangle))},`).join('')
    return {
      type: 'pvShdArrayRect',
      comment,
      lines: [
        ...place,
        `NElemChamps=${rectangles.length}`,
        'NoOrient=-1',
        ...moduleLines(part),
        `LongA=${list(({ lengthM }) => lengthM)}`,
        `LargA=${list(({ widthM }) => widthM)}`,
        `XOrig=${list(({ alongM }) => alongM)}`,
        `YOrig=${list(({ upM }) => upM)}`,
        'TypeOrigine=1',
      ],
    }
  }

function moduleLines({ table, panel, panelName }: SceneTables): readonly string[] {
  const { moduleAlongM, moduleAcrossM } = tableGeometry(table, panel)
  const isPortrait = table.orientation_str === 'portrait'
  const [widthM, heightM] = isPortrait
    ? [moduleAlongM, moduleAcrossM]
    : [moduleAcrossM, moduleAlongM]
  return [
    `PanneauPVName=${plain(panelName).replace(/[;#]/g, ' ')};${metres(widthM)}#${metres(heightM)}`,
    `ModSpacingX=${metres(table.column_gap)}`,
    `ModSpacingY=${metres(tierGapM(table))}`,
    `NModInHeight=${table.num_tiers}`,
    `NModInWidth=${table.num_cols}`,
    `ModuleOrient=${isPortrait ? 'moPortrait' : 'moLandScape'}`,
  ]
}

const tierGapM = ({ num_tiers, tier_gap }: TableParameters): number =>
  num_tiers > 1 ? tier_gap : 0

function bodyLines(comment: string, points: readonly Point[], indices: Uint32Array): WrittenObject {
  const faces = Array.from({ length: indices.length / 3 }, (_, i) =>
    [-1, ...indices.subarray(3 * i, 3 * i + 3)].join(','),
  )
  return {
    type: 'pvShdGenObject',
    comment,
    lines: [
      ...placeLines([0, 0, 0], 0, 0),
      ...pointList('Sommets', 3, points.map(enuOfScene)),
      `Faces=${faces.join(',')},`,
    ],
  }
}

function placeLines(origin: Point, tiltDeg: number, azimuthDeg: number): readonly string[] {
  return [
    `DOrigine=${enuOfScene(origin).map(metres).join(',')}`,
    `DInclin=${degrees(tiltDeg)}`,
    `DAzimut=${degrees(azimuthDeg)}`,
  ]
}

function pointList(
  name: string,
  dimensions: 2 | 3,
  points: readonly (readonly number[])[],
): readonly string[] {
  return [
    `${name}, TPoly${dimensions}D=${points.length} Point${dimensions}D`,
    ...points.map((point, i) => `  Point_${i + 1}=${point.map(metres).join(',')}`),
    `End of TPoly${dimensions}D`,
  ]
}

/** A tenth of a millimetre; never −0. */
const metres = (valueM: number): string => (Math.round(valueM * 1e4) / 1e4 + 0).toFixed(4)
/** At 100 m less than a millimetre. */
const degrees = (deg: number): string => (Math.round(deg * 1e5) / 1e5 + 0).toFixed(5)
/** Text of one line. */
const plain = (text: string): string => text.replace(/[\r\n]+/g, ' ').trim()

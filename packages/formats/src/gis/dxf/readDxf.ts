import { createFeatureList, type FeatureList } from '../file/featureList.ts'
import type { GisCoordinates, GisFile } from '../file/gisFile.ts'
import { GisFileError } from '../file/gisFileError.ts'
import type { GisLimits } from '../file/gisLimits.ts'
import { decodeText } from '../file/gisText.ts'
import { addEntities, type DxfReading } from './addEntities.ts'
import { dxfDrawing } from './dxfDrawing.ts'
import { dxfUnit } from './dxfUnits.ts'

/** Curves become chords at most this far from them, m. */
const CURVE_TOLERANCE_M = 0.005
const BINARY_SIGN = 'AutoCAD Binary DXF'

/**
 * Reads an ASCII DXF: points, lines, polylines with arcs, faces, circles, arcs, ellipses and inserted blocks of the model space, with
 * layers and colours. Lengths are brought to metres by `$INSUNITS`.
 * @throws GisFileError not_readable_format, damaged
 */
export function readDxf(filename: string, bytes: Uint8Array, limits: GisLimits): GisFile {
  refuseOtherKinds(filename, bytes)
  const drawing = dxfDrawing(filename, decodeText(bytes), limits)
  if (drawing.entities.length === 0 && !drawing.isWhole) {
    throw new GisFileError(
      'damaged',
      `${filename} holds no section of entities: it is no DXF, or it is cut short.`,
    )
  }
  const unit = dxfUnit(drawing.header.get('$INSUNITS'))
  const list = createFeatureList(limits)
  if (unit.isAssumed) list.leaveOut('The drawing does not name its unit: metres are taken')
  else if (unit.unitM !== 1)
    list.leaveOut(`The drawing is in ${unit.name}: it is brought to metres`)
  if (!drawing.isWhole) list.leaveOut('The file does not end with EOF: something may be missing')
  const reading: DxfReading = {
    list: scaledList(list, unit.unitM),
    drawing,
    tolerance: CURVE_TOLERANCE_M / unit.unitM,
    holes: new Map(),
  }
  addEntities(reading)
  return {
    format: 'dxf',
    filename,
    features: list.features,
    coordinates: coordinatesOf(drawing.comments),
    warnings: list.warnings(),
  }
}

function refuseOtherKinds(filename: string, bytes: Uint8Array): void {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 22))
  if (head.startsWith(BINARY_SIGN)) {
    throw new GisFileError(
      'not_readable_format',
      `${filename} is a binary DXF, which cannot be read. Save the drawing as ASCII DXF (in AutoCAD: Save as, options, ASCII).`,
    )
  }
  if (/^AC1\d{3}/.test(head)) {
    throw new GisFileError(
      'not_readable_format',
      `${filename} is a DWG drawing, which cannot be read. Save it as ASCII DXF and import that.`,
    )
  }
}

/** Brings what is added to metres. */
function scaledList(list: FeatureList, unitM: number): DxfReading['list'] {
  return {
    leaveOut: list.leaveOut,
    add: (feature, kind, rings) => {
      const coordinates = rings.map((ring) =>
        ring.map(([x, y, z]) => [x * unitM, y * unitM, z * unitM]),
      )
      const [first = []] = coordinates
      list.add({
        ...feature,
        geometry:
          kind === 'area'
            ? { type: 'Polygon', coordinates }
            : kind === 'line'
              ? { type: 'LineString', coordinates: first }
              : { type: 'Point', coordinates: first[0] ?? [] },
      })
    },
  }
}

/** Drawings that were written here name their coordinates in a comment. */
function coordinatesOf(comments: readonly string[]): GisCoordinates {
  for (const comment of comments) {
    const code = /^COORDINATES (EPSG:\d+)$/.exec(comment)?.[1]
    if (code !== undefined) return { kind: 'named', text: code }
    const site = /^COORDINATES SITE (-?[\d.]+) (-?[\d.]+)$/.exec(comment)
    if (site !== null) return { kind: 'site', originDeg: [Number(site[1]), Number(site[2])] }
  }
  return { kind: 'unknown' }
}

import { type Design, frameOfGrid, heightRange, toLocalM } from '@duet/plant'
import { type GridSurface, type SurfacePoint, surfaceAt } from '../tiles/gridSurface.ts'
import { heightColor } from '../tiles/groundColors.ts'
import { painterOf } from '../tiles/paintTile.ts'

/** Draws heights in colours with their shadows, north up; clear where they are not known. */
export function previewPicture(
  surface: GridSurface,
  widthPx: number,
  heightPx: number,
): Uint8ClampedArray<ArrayBuffer> {
  const { grid } = surface
  const { minM, maxM } = heightRange(grid) ?? { minM: 0, maxM: 1 }
  const out = new Uint8ClampedArray(4 * widthPx * heightPx)
  const shadow = new Uint8ClampedArray(4)
  const paintShadow = painterOf(surface, 'hillshade')
  const point: SurfacePoint = { heightM: 0, slopeEast: 0, slopeNorth: 0 }
  const stepEast = ((grid.columns - 1) * grid.cellSizeM) / widthPx
  const stepNorth = ((grid.rows - 1) * grid.cellSizeM) / heightPx
  for (let row = 0; row < heightPx; row++) {
    for (let column = 0; column < widthPx; column++) {
      const eastM = grid.originEastM + (column + 0.5) * stepEast
      const northM = grid.originNorthM + (heightPx - row - 0.5) * stepNorth
      surfaceAt(surface, eastM, northM, point)
      if (Number.isNaN(point.heightM)) continue
      const color = heightColor((point.heightM - minM) / Math.max(0.1, maxM - minM))
      shadow.fill(0)
      if (!Number.isNaN(point.slopeEast + point.slopeNorth)) paintShadow(point, shadow, 0)
      const share = ((shadow[3] ?? 0) / 255) * 0.8
      const at = 4 * (row * widthPx + column)
      for (const part of [0, 1, 2] as const) {
        out[at + part] = color[part] * (1 - share) + (shadow[part] ?? 0) * share
      }
      out[at + 3] = 255
    }
  }
  return out
}

/** Outlines of perimeters in pixels of a preview, as the path of an SVG. */
export function perimeterPath(
  { grid }: Pick<GridSurface, 'grid'>,
  design: Design,
  widthPx: number,
  heightPx: number,
): string {
  const frame = frameOfGrid(grid)
  const across = (grid.columns - 1) * grid.cellSizeM
  const up = (grid.rows - 1) * grid.cellSizeM
  return Object.values(design.block_layers)
    .flatMap((layer) => (layer.type === 'perimeter' ? layer.geojson.geometry.coordinates : []))
    .map((ring) => {
      const points = ring.map(([longitude = 0, latitude = 0]) => {
        const [eastM, northM] = toLocalM(frame, longitude, latitude)
        const x = ((eastM - grid.originEastM) / across) * widthPx
        const y = heightPx - ((northM - grid.originNorthM) / up) * heightPx
        return `${x.toFixed(1)} ${y.toFixed(1)}`
      })
      return `M${points.join('L')}Z`
    })
    .join('')
}

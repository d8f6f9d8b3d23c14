import type { TableStructure } from '@duet/engine'
import {
  addBar,
  addBox,
  addQuad,
  type PartMesh,
  type PartMeshBuilder,
  partMesh,
  partMeshBuilder,
} from './partMesh.ts'

/** What turns of one table, in its own axes: x across to the right, y along, z out of the front; origin on the axis. */
export interface TableParts {
  /** All modules as one sheet, for a look from afar: the texture of one module repeats on it. */
  readonly sheet: PartMesh
  /** Fronts and backs of single modules. */
  readonly fronts: PartMesh
  readonly backs: PartMesh
  /** Frames of the modules, tube and rails. */
  readonly metal: PartMesh
  /** The tube alone, for the middle distance. */
  readonly tube: PartMesh | undefined
}

export interface TablePartsInput {
  readonly structure: TableStructure
  /** The long side of a module runs across the row. */
  readonly isPortrait: boolean
}

/** Thickness of a module without a frame, m. */
const GLASS_M = 0.006
const TUBE_SIDES = 12

export function tableParts({ structure, isPortrait }: TablePartsInput): TableParts {
  const [sheet, fronts, backs, metal] = [
    partMeshBuilder(),
    partMeshBuilder(),
    partMeshBuilder(),
    partMeshBuilder(),
  ]
  const size = tableSize(structure)
  const z = structure.planeOffsetM
  addQuad(sheet, {
    origin: [-size.widthM / 2, -size.lengthM / 2, z],
    u: [size.widthM, 0, 0],
    v: [0, size.lengthM, 0],
    uv: textureOf(isPortrait, structure.tiers, structure.columns),
  })
  addModules(structure, isPortrait, { fronts, backs, metal })
  addRails(metal, structure)
  addTube(metal, structure, size.lengthM)
  const tube = partMeshBuilder()
  addTube(tube, structure, size.lengthM)
  return {
    sheet: partMesh(sheet),
    fronts: partMesh(fronts),
    backs: partMesh(backs),
    metal: partMesh(metal),
    tube: structure.tube && partMesh(tube),
  }
}

/** Of the plane of modules, m. */
export function tableSize(structure: TableStructure): {
  readonly widthM: number
  readonly lengthM: number
} {
  const { tiers, columns, moduleAcrossM, moduleAlongM, tierGapM, columnGapM } = structure
  return {
    widthM: tiers * moduleAcrossM + (tiers - 1) * tierGapM,
    lengthM: columns * moduleAlongM + (columns - 1) * columnGapM,
  }
}

/** The texture stands upright along a module's long side: corners −x−y, +x−y, +x+y, −x+y. */
function textureOf(isPortrait: boolean, across: number, along: number): readonly number[] {
  return isPortrait
    ? [0, 0, 0, across, along, across, along, 0]
    : [0, 0, across, 0, across, along, 0, along]
}

function addModules(
  structure: TableStructure,
  isPortrait: boolean,
  { fronts, backs, metal }: Readonly<Record<'fronts' | 'backs' | 'metal', PartMeshBuilder>>,
): void {
  const { tiers, columns, moduleAcrossM, moduleAlongM, tierGapM, columnGapM } = structure
  const size = tableSize(structure)
  const thickM = Math.max(structure.frameDepthM, GLASS_M)
  const top = structure.planeOffsetM
  const uv = textureOf(isPortrait, 1, 1)
  for (let tier = 0; tier < tiers; tier++) {
    const x = tier * (moduleAcrossM + tierGapM) - size.widthM / 2
    for (let column = 0; column < columns; column++) {
      const y = column * (moduleAlongM + columnGapM) - size.lengthM / 2
      addQuad(fronts, {
        origin: [x, y, top],
        u: [moduleAcrossM, 0, 0],
        v: [0, moduleAlongM, 0],
        uv,
      })
      addQuad(backs, {
        origin: [x, y, top - GLASS_M],
        u: [0, moduleAlongM, 0],
        v: [moduleAcrossM, 0, 0],
        uv: isPortrait ? [0, 0, 1, 0, 1, 1, 0, 1] : [0, 0, 0, 1, 1, 1, 1, 0],
      })
      addRim(metal, [x, y, top - thickM], [x + moduleAcrossM, y + moduleAlongM, top])
    }
  }
}

/** The four walls of a frame. */
function addRim(
  to: PartMeshBuilder,
  [x0, y0, z0]: readonly [number, number, number],
  [x1, y1, z1]: readonly [number, number, number],
): void {
  const up = [0, 0, z1 - z0] as const
  addQuad(to, { origin: [x0, y0, z0], u: [x1 - x0, 0, 0], v: up })
  addQuad(to, { origin: [x1, y0, z0], u: [0, y1 - y0, 0], v: up })
  addQuad(to, { origin: [x1, y1, z0], u: [x0 - x1, 0, 0], v: up })
  addQuad(to, { origin: [x0, y1, z0], u: [0, y0 - y1, 0], v: up })
}

/** Rails across the row behind the seams, as the engine traces them. */
function addRails(to: PartMeshBuilder, structure: TableStructure): void {
  const { rails, columns, moduleAlongM, columnGapM, frameDepthM, planeOffsetM } = structure
  if (rails === undefined) return
  const { lengthM } = tableSize(structure)
  const top = planeOffsetM - Math.max(frameDepthM, GLASS_M)
  for (let column = 0; column < columns; column++) {
    const seam = column * (moduleAlongM + columnGapM) - lengthM / 2 - columnGapM / 2
    addBox(
      to,
      [-rails.lengthM / 2, seam - rails.widthM / 2, top - rails.depthM],
      [rails.lengthM / 2, seam + rails.widthM / 2, top],
    )
  }
}

function addTube(to: PartMeshBuilder, { tube }: TableStructure, lengthM: number): void {
  if (tube === undefined) return
  if (tube.kind === 'round') {
    addBar(to, {
      radiusM: tube.radiusM,
      fromM: -lengthM / 2,
      toM: lengthM / 2,
      along: 'y',
      sides: TUBE_SIDES,
    })
    return
  }
  addBox(
    to,
    [-tube.widthM / 2, -lengthM / 2, -tube.depthM / 2],
    [tube.widthM / 2, lengthM / 2, tube.depthM / 2],
  )
}

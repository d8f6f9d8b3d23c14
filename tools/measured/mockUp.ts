import { type Sample, type Scene, sceneBuilder, type Vector3 } from '@duet/engine'

/** How the mock-up stood; lengths in panel slope lengths. */
export interface MockUpSetup {
  readonly id: number
  readonly tiltDeg: number
  readonly clearance: number
  readonly pitch: number
}

/** The four setups that are stored, as the folder's README has them. */
export const MOCK_UP_SETUPS: readonly MockUpSetup[] = [
  { id: 1, tiltDeg: 10, clearance: 0.82, pitch: 1.5 },
  { id: 4, tiltDeg: 10, clearance: 0.15, pitch: 2 },
  { id: 5, tiltDeg: 10, clearance: 0.15, pitch: 3 },
  { id: 9, tiltDeg: 30, clearance: 0.4, pitch: 2 },
]

/** What the data do not say of the array. */
export interface MockUpExtent {
  readonly rows: number
  /** In slope lengths. */
  readonly rowLength: number
  readonly albedo: number
}

/** As both models that lie with the data had it; nobody measured it. */
export const MOCK_UP_ALBEDO = 0.62

/**
 * How many rows there were and how long they are is said nowhere: a result counts where it holds for all of these, from a
 * test bench to the endless rows that the view-factor model has.
 */
export const MOCK_UP_EXTENTS: readonly MockUpExtent[] = [3, 5, 9].flatMap((rows) =>
  [5, 15, 40].map((rowLength) => ({ rows, rowLength, albedo: MOCK_UP_ALBEDO })),
)

/** The models count 609 sub-rows along the slope, which is a sheet of 24 inches in millimetres. */
const SLOPE_M = 0.609
/** A sheet of wood, dull on both sides; neither is said. */
const THICKNESS_M = 0.012
const PANEL_REFLECTANCE = 0.1

/** A reference cell: where it is along the slope from the lower edge, in sub-rows, and on which side. */
export interface MockUpCell {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly isFront: boolean
}

/** Sub-rows of the cells as the view-factor model's own notebook has them (NREL/bifacialvf, docs/Modeling_AllSetups_VF). */
export const MOCK_UP_CELLS: readonly MockUpCell[] = [
  { name: 'IMT1', from: 126, to: 159, isFront: false },
  { name: 'IMT2', from: 211, to: 244, isFront: true },
  { name: 'IMT3', from: 296, to: 329, isFront: false },
  { name: 'IMT4', from: 381, to: 414, isFront: false },
  { name: 'IMT5', from: 466, to: 499, isFront: true },
  { name: 'IMT6', from: 551, to: 584, isFront: false },
]
const SUB_ROWS = 609
/** Places along a cell. */
export const PLACES_PER_CELL = 4

/** The array as the tracer has it, and the cells in the middle of its middle row. */
export interface MockUpScene {
  readonly scene: Scene
  /** PLACES_PER_CELL a cell, in the order of MOCK_UP_CELLS. */
  readonly samples: readonly Sample[]
  readonly lengthM: number
  /** From the middle row's lower edge to the outermost edges, to the south and to the north, m. */
  readonly depthM: number
}

/** Rows facing south over level ground; x east, y north; the lower edge of the middle row at y = 0. */
export function mockUpScene(setup: MockUpSetup, extent: MockUpExtent): MockUpScene {
  const tilt = (setup.tiltDeg * Math.PI) / 180
  const along: Vector3 = [0, Math.cos(tilt), Math.sin(tilt)]
  const out: Vector3 = [0, -Math.sin(tilt), Math.cos(tilt)]
  const lengthM = extent.rowLength * SLOPE_M
  const lowM = setup.clearance * SLOPE_M
  const builder = sceneBuilder()
  const middle = Math.floor(extent.rows / 2)
  for (let row = 0; row < extent.rows; row++) {
    const southM = (row - middle) * setup.pitch * SLOPE_M
    builder.addBox(
      {
        origin: [-lengthM / 2, southM - THICKNESS_M * out[1], lowM - THICKNESS_M * out[2]],
        u: [lengthM, 0, 0],
        v: [0, SLOPE_M * along[1], SLOPE_M * along[2]],
        w: [0, THICKNESS_M * out[1], THICKNESS_M * out[2]],
      },
      {
        reflectanceFront: PANEL_REFLECTANCE,
        reflectanceBack: PANEL_REFLECTANCE,
        isStructure: false,
      },
    )
  }
  return {
    scene: builder.build({ point: [0, 0, 0], normal: [0, 0, 1] }),
    samples: MOCK_UP_CELLS.flatMap((cell, i) => cellSamples(cell, i, along, out, lowM)),
    lengthM,
    depthM: (middle * setup.pitch + 1) * SLOPE_M,
  }
}

/** Places of one cell; it feeds row i bare and row cells + i behind its glass. */
function cellSamples(
  { from, to, isFront }: MockUpCell,
  i: number,
  along: Vector3,
  out: Vector3,
  lowM: number,
): readonly Sample[] {
  const offM = isFront ? 0 : -THICKNESS_M
  const side = isFront ? 1 : -1
  return Array.from({ length: PLACES_PER_CELL }, (_, place): Sample => {
    const share = (from - 1 + ((place + 0.5) / PLACES_PER_CELL) * (to - from + 1)) / SUB_ROWS
    const s = share * SLOPE_M
    return {
      position: [0, s * along[1] + offM * out[1], lowM + s * along[2] + offM * out[2]],
      normal: [0, side * out[1], side * out[2]],
      weight: 1 / PLACES_PER_CELL,
      rows: { open: -1, plain: i, iam: MOCK_UP_CELLS.length + i },
    }
  })
}

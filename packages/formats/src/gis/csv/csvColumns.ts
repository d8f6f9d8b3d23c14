/** What a column holds; corners are counted from 1. */
export interface CsvColumns {
  /** Columns of a point by what they hold; of tables with corners side by side, one entry a corner. */
  readonly corners: readonly CsvCorner[]
  readonly isDegrees: boolean
  readonly heights: 'sea' | 'ground'
  /** Rows with the same text here make one shape. */
  readonly group: number | undefined
  /** Number of the corner within its shape. */
  readonly corner: number | undefined
  readonly name: number | undefined
  readonly layer: number | undefined
}

export interface CsvCorner {
  readonly x: number
  readonly y: number
  readonly z: number | undefined
}

const QUANTITIES = {
  lon: /^(lon|long|lng|longitude|x_deg|lon_deg|longitude_deg)$/,
  lat: /^(lat|latitude|y_deg|lat_deg|latitude_deg)$/,
  x: /^(x|e|east|easting|x_coord|utm_x|utm_e|x_m|east_m|easting_m)$/,
  y: /^(y|n|north|northing|y_coord|utm_y|utm_n|y_m|north_m|northing_m)$/,
  sea: /^(z|z_m|elev|elevation|elevation_m|alt|altitude|altitude_m|level|rl|height_above_sea_m)$/,
  ground: /^(h|height|height_m|reveal|reveal_m|height_above_ground_m)$/,
} as const

type Quantity = keyof typeof QUANTITIES

const GROUPS = [
  /^(table|tracker|frame|structure|rack)(_id|_no|_number|_name)?$/,
  /^(row|line|string)(_id|_no)?$/,
]
const NAMES = /^(name|id|label|post|post_id|pile|pile_id|point|point_id|no|nr|table_id)$/
const LAYERS = /^(layer|type|block|group|zone|area)$/
const CORNERS = /^(corner|vertex|corner_no|vertex_no|order|seq|sequence)$/

/** What the columns hold by their names; undefined where no coordinates are among them. */
export function csvColumns(header: readonly string[]): CsvColumns | undefined {
  const names = header.map(plainName)
  const degrees = cornersOf(names, 'lon', 'lat')
  const corners = degrees.length > 0 ? degrees : cornersOf(names, 'x', 'y')
  if (corners.length === 0) return undefined
  const find = (pattern: RegExp): number | undefined => {
    const at = names.findIndex((name) => pattern.test(name))
    return at < 0 ? undefined : at
  }
  const hasGround = names.some((name) => numbered(name).quantity === 'ground')
  const hasSea = names.some((name) => numbered(name).quantity === 'sea')
  return {
    corners,
    isDegrees: degrees.length > 0,
    heights: hasGround && !hasSea ? 'ground' : 'sea',
    group: GROUPS.map(find).find((at) => at !== undefined),
    corner: find(CORNERS),
    name: find(NAMES),
    layer: find(LAYERS),
  }
}

/** Columns of a table without a header: [name,] x, y[, z]. */
export function bareColumns(
  cells: readonly string[],
  isNumber: (cell: string) => boolean,
): CsvColumns | undefined {
  const first = cells.findIndex(isNumber)
  const [x, y, z] = [first, first + 1, first + 2]
  if (first < 0 || !isNumber(cells[y] ?? '')) return undefined
  return {
    corners: [{ x, y, z: isNumber(cells[z] ?? '') ? z : undefined }],
    isDegrees: false,
    heights: 'sea',
    group: undefined,
    corner: undefined,
    name: first === 0 ? undefined : 0,
    layer: undefined,
  }
}

/** Small letters, units in brackets as endings, underlines between words. */
function plainName(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replaceAll(/[[(]\s*(deg|degrees|°)\s*[\])]/g, '_deg')
    .replaceAll(/[[(]\s*m\s*[\])]/g, '_m')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
}

/** 'corner2_lon', 'x2', 'p2_x' are of point 2; a name without a number is of point 1. */
function numbered(name: string): {
  readonly number: number
  readonly quantity: Quantity | undefined
} {
  const [, first, rest] = /^(?:corner|point|vertex|p|c|start|end)?_?([1-9])_(.+)$/.exec(name) ?? []
  const [, start, last] = /^([a-z_]+?)_?([1-9])$/.exec(name) ?? []
  const number = Number(first ?? last ?? 1)
  const plain = rest ?? start ?? name
  const quantity = QUANTITY_NAMES.find((key) => QUANTITIES[key].test(plain))
  return { number, quantity }
}

const QUANTITY_NAMES = Object.keys(QUANTITIES).filter((key): key is Quantity => key in QUANTITIES)

function cornersOf(
  names: readonly string[],
  xName: Quantity,
  yName: Quantity,
): readonly CsvCorner[] {
  const placeOf = (number: number, ...wanted: readonly Quantity[]): number | undefined => {
    const at = names.findIndex((name) => {
      const known = numbered(name)
      return (
        known.number === number && known.quantity !== undefined && wanted.includes(known.quantity)
      )
    })
    return at < 0 ? undefined : at
  }
  const corners: CsvCorner[] = []
  for (let number = 1; number <= 9; number++) {
    const [x, y] = [placeOf(number, xName), placeOf(number, yName)]
    if (x === undefined || y === undefined) break
    corners.push({ x, y, z: placeOf(number, 'sea') ?? placeOf(number, 'ground') })
  }
  return corners
}

/** Metres of a drawing unit by `$INSUNITS`, and what people call it. */
const UNITS: Readonly<Record<number, readonly [number, string]>> = {
  1: [0.0254, 'inches'],
  2: [0.3048, 'feet'],
  3: [1609.344, 'miles'],
  4: [0.001, 'millimetres'],
  5: [0.01, 'centimetres'],
  6: [1, 'metres'],
  7: [1000, 'kilometres'],
  10: [0.9144, 'yards'],
  14: [0.1, 'decimetres'],
  15: [10, 'decametres'],
  16: [100, 'hectometres'],
  21: [1200 / 3937, 'US survey feet'],
}

export interface DxfUnit {
  readonly unitM: number
  readonly name: string
  /** The drawing does not say it. */
  readonly isAssumed: boolean
}

export function dxfUnit(insUnits: string | undefined): DxfUnit {
  const known = UNITS[Number(insUnits)]
  return known === undefined
    ? { unitM: 1, name: 'metres', isAssumed: true }
    : { unitM: known[0], name: known[1], isAssumed: false }
}

import { distanceM, type PointM } from '@duet/plant'

/** The rectangle on a side that is as deep as a third point is away from it; undefined without an extent. */
export function rectangleOn(
  first: PointM,
  second: PointM,
  depth: PointM,
): readonly PointM[] | undefined {
  const length = distanceM(first, second)
  if (length === 0) return undefined
  const across: PointM = [-(second[1] - first[1]) / length, (second[0] - first[0]) / length]
  const reach = (depth[0] - second[0]) * across[0] + (depth[1] - second[1]) * across[1]
  if (reach === 0) return undefined
  const shifted = ([x, y]: PointM): PointM => [x + reach * across[0], y + reach * across[1]]
  return [first, second, shifted(second), shifted(first)]
}

/** The rectangle along north and east between two opposite corners; undefined without an extent. */
export function rectangleBetween(
  [ax, ay]: PointM,
  [bx, by]: PointM,
): readonly PointM[] | undefined {
  if (ax === bx || ay === by) return undefined
  return [
    [ax, ay],
    [bx, ay],
    [bx, by],
    [ax, by],
  ]
}

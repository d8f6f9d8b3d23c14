/** Years from `from` on: coefficients of a polynomial in (y - origin)/scale, lowest power first. */
interface Segment {
  readonly from: number
  readonly origin: number
  readonly scale: number
  readonly coefficients: readonly number[]
}

/** Morrison and Stephenson's parabola, for years far from any observation. */
const PARABOLA = { origin: 1820, scale: 100, coefficients: [-20, 0, 32] }

const SEGMENTS: readonly Segment[] = [
  { from: Number.NEGATIVE_INFINITY, ...PARABOLA },
  {
    from: -500,
    origin: 0,
    scale: 100,
    coefficients: [10583.6, -1014.41, 33.78311, -5.952053, -0.1798452, 0.022174192, 0.0090316521],
  },
  {
    from: 500,
    origin: 1000,
    scale: 100,
    coefficients: [1574.2, -556.01, 71.23472, 0.319781, -0.8503463, -0.005050998, 0.0083572073],
  },
  { from: 1600, origin: 1600, scale: 1, coefficients: [120, -0.9808, -0.01532, 1 / 7129] },
  {
    from: 1700,
    origin: 1700,
    scale: 1,
    coefficients: [8.83, 0.1603, -0.0059285, 0.00013336, -1 / 1174000],
  },
  {
    from: 1800,
    origin: 1800,
    scale: 1,
    coefficients: [
      13.72, -0.332447, 0.0068612, 0.0041116, -0.00037436, 0.0000121272, -0.0000001699,
      0.000000000875,
    ],
  },
  {
    from: 1860,
    origin: 1860,
    scale: 1,
    coefficients: [7.62, 0.5737, -0.251754, 0.01680668, -0.0004473624, 1 / 233174],
  },
  {
    from: 1900,
    origin: 1900,
    scale: 1,
    coefficients: [-2.79, 1.494119, -0.0598939, 0.0061966, -0.000197],
  },
  { from: 1920, origin: 1920, scale: 1, coefficients: [21.2, 0.84493, -0.0761, 0.0020936] },
  { from: 1941, origin: 1950, scale: 1, coefficients: [29.07, 0.407, -1 / 233, 1 / 2547] },
  { from: 1961, origin: 1975, scale: 1, coefficients: [45.45, 1.067, -1 / 260, -1 / 718] },
  {
    from: 1986,
    origin: 2000,
    scale: 1,
    coefficients: [63.86, 0.3345, -0.060374, 0.0017275, 0.000651814, 0.00002373599],
  },
  { from: 2005, origin: 2000, scale: 1, coefficients: [62.92, 0.32217, 0.005589] },
  // The parabola less 0.5628·(2150 - y).
  {
    from: 2050,
    origin: 1820,
    scale: 100,
    coefficients: [-20 - 0.5628 * 330, 56.28, 32],
  },
  { from: 2150, ...PARABOLA },
]

/**
 * Terrestrial time less universal time, s, by the polynomials of Espenak and Meeus over y = year + (month - 0.5)/12. The
 * piece is chosen by the calendar year. Beyond 2005 it is a forecast: measured values differ by seconds.
 *
 * @param month - 1 to 12
 * @see [1] F. Espenak, J. Meeus, Five Millennium Canon of Solar Eclipses, NASA/TP-2006-214141 (2006)
 */
export function deltaTAtS(year: number, month: number): number {
  let at = 0
  while (at + 1 < SEGMENTS.length && year >= SEGMENTS[at + 1].from) at++
  const { origin, scale, coefficients } = SEGMENTS[at]
  const u = (year + (month - 0.5) / 12 - origin) / scale
  let sum = 0
  for (let power = coefficients.length - 1; power >= 0; power--) sum = sum * u + coefficients[power]
  return sum
}

/**
 * Power factor with its side, `P / √(P² + Q²)`, negative where reactive power is absorbed, [n]; NaN below the least power.
 *
 * @param p - active power, W; @param q - reactive power, var
 */
export function powerFactorOf(p: Float64Array, q: Float64Array, leastW: number): Float64Array {
  return p.map((power, i) =>
    power > leastW ? (power / Math.hypot(power, q[i])) * (q[i] < 0 ? -1 : 1) : Number.NaN,
  )
}

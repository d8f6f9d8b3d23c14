/** A line of a drawing of 100 by 100 from the left below; gaps are gaps. */
export function coursePath(values: Float64Array, most: number): string {
  const last = Math.max(1, values.length - 1)
  let isOn = false
  return Array.from(values, (value, i) => {
    if (Number.isNaN(value)) {
      isOn = false
      return ''
    }
    const point = `${isOn ? 'L' : 'M'}${((100 * i) / last).toFixed(2)},${(100 - (100 * value) / most).toFixed(2)}`
    isOn = true
    return point
  }).join('')
}

/** A figure of a file with its unit, without digits that say nothing. */
export function valueText(value: number, unit: string): string {
  const digits = Number(value.toPrecision(5))
  return unit === '' || unit === '°' ? `${digits}${unit}` : `${digits} ${unit}`
}

export const percentText = (fraction: number): string => valueText(100 * fraction, '%')

export function countText(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : several}`
}

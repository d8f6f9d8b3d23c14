import type { DimensionRow } from '@duet/plant'

/** What a class of ground is called: '2440 to 2460 m', '2.5 to 5 %', 'NE'. */
export function dimensionLabel({ dimension, from, to, label }: DimensionRow): string {
  if (dimension === 'aspect') return label ?? ''
  const [factor, unit] = dimension === 'slope' ? [100, '%'] : [1, 'm']
  const text = (value: number): string => String(Number((factor * value).toFixed(2)))
  if (to === undefined) return `${text(from ?? 0)} ${unit} and more`
  if (dimension === 'slope' && from === 0) return `below ${text(to)} ${unit}`
  return `${text(from ?? 0)} to ${text(to)} ${unit}`
}

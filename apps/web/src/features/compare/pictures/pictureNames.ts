import { type Aligned, isSameQuantity } from '@duet/comparison'

/** What the two series are called, with their letters. */
export interface PictureNames {
  readonly a: string
  readonly b: string
}

export interface PictureProps {
  readonly aligned: Aligned
  readonly names: PictureNames
}

export const hasDifference = ({ quantityA, quantityB }: Aligned): boolean =>
  isSameQuantity(quantityA, quantityB)

/** NaN as charts and tables take what is missing. */
export const orNull = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value

import type { FaceLight } from './useModuleProfile.ts'

export type Face = 'front' | 'rear' | 'effective'

export const FACES: readonly { readonly value: Face; readonly label: string }[] = [
  { value: 'front', label: 'Front' },
  { value: 'rear', label: 'Rear' },
  { value: 'effective', label: 'Effective' },
]

/** From mean W/m² to what is shown. */
export interface LightScale {
  readonly unit: string
  readonly factor: number
}

export type Faces = Readonly<Record<Face, readonly number[]>>

export function scaledFace({ front, rear, effective }: FaceLight, { factor }: LightScale): Faces {
  const scaled = (values: readonly number[]): readonly number[] =>
    values.map((value) => value * factor)
  return { front: scaled(front), rear: scaled(rear), effective: scaled(effective) }
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** What differs less is rounding. */
const EVEN_FRACTION = 1e-6

/** The greatest deviation from the mean of its own set, a fraction, so that pictures of several steps share one legend; 0 where all are even. */
export function greatestDeviation(sets: readonly (readonly number[])[]): number {
  const all = sets.map((set) => {
    const mean = meanOf(set)
    return mean > 0 ? set.reduce((most, one) => Math.max(most, Math.abs(one / mean - 1)), 0) : 0
  })
  const most = Math.min(1, Math.max(0, ...all))
  return most > EVEN_FRACTION ? most : 0
}

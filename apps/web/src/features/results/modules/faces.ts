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

/** Least and most of several sets, so that their pictures share one legend. */
export function faceRange(
  sets: readonly (readonly number[])[],
  factor: number,
): readonly [number, number] {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (const set of sets) {
    for (const value of set) {
      least = Math.min(least, value * factor)
      most = Math.max(most, value * factor)
    }
  }
  return least <= most ? [least, most] : [0, 0]
}

import type { ARRAY_FIELDS, ArraySetting } from './arrayFields.ts'

export interface FieldGroup {
  readonly title: string
  readonly names: readonly (keyof typeof ARRAY_FIELDS)[]
}

/** The fields that mean something under the choices that are made. */
export function shownFields(setting: ArraySetting): readonly FieldGroup[] {
  const { mount, control, sunBy, sky } = setting
  return [
    {
      title: 'Sun and sky',
      names: [
        'sunBy',
        ...(sunBy === 'time'
          ? (['hour', 'day', 'latitudeDeg'] as const)
          : (['sunAzimuthDeg', 'sunUpDeg'] as const)),
        'sky',
        ...(sky === 'set' ? (['dniWm2', 'dhiWm2'] as const) : []),
        'airC',
      ],
    },
    {
      title: 'Tables',
      names: [
        'mount',
        ...(mount === 'fixed' ? (['tiltDeg', 'azimuthDeg'] as const) : (['control'] as const)),
        ...(mount === 'tracker' && control === 'hand' ? (['angleDeg'] as const) : []),
        'tiers',
        'modules',
        'tierGapM',
        'tubeM',
        'offsetM',
        'bifaciality',
      ],
    },
    { title: 'Field and ground', names: ['pitchM', 'heightM', 'albedo', 'row'] },
  ]
}

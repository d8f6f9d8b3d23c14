import { type Thresholds, thresholdsSchema } from '@duet/monitoring/hierarchy'
import { SimpleGrid } from '@mantine/core'
import type { ReactNode } from 'react'
import { NumberField } from '../../../ui/NumberField.tsx'
import type { StepProps } from './stepProps.ts'

const FIELDS: Readonly<Record<keyof Thresholds, readonly [label: string, unit: string]>> = {
  useful_light_wm2: ['Light from which on time counts', 'W/m²'],
  comm_loss_minutes: ['Gap of data', 'min'],
  silent_hours: ['Daylight without any reading', 'h'],
  inverter_outage_minutes: ['Stop of an inverter', 'min'],
  system_outage_minutes: ['Stop of the plant', 'min'],
  limit_minutes: ['Plateau of a limit', 'min'],
  tracker_deg: ['Distance of a tracker', '°'],
  power_factor_band: ['Distance of the power factor', ''],
  power_factor_minutes: ['Power factor outside for', 'min'],
  night_offset_wm2: ['Pyranometer at night', 'W/m²'],
}
const DEFAULTS = thresholdsSchema.parse({})
const KEYS = Object.keys(DEFAULTS).filter((key): key is keyof Thresholds => key in FIELDS)

/** From when on rules raise something; folded, as few plants need others. */
export function ThresholdFields({ draft, change }: StepProps): ReactNode {
  // what is out of range stays on screen, with its error
  const thresholds = { ...DEFAULTS, ...draft.settings.thresholds }
  return (
    <details>
      <summary>Thresholds</summary>
      <SimpleGrid cols={{ base: 1, sm: 2 }} mt="sm">
        {KEYS.map((key) => (
          <NumberField
            key={key}
            label={FIELDS[key][0]}
            unit={FIELDS[key][1]}
            description={`Usually ${DEFAULTS[key]}`}
            value={thresholds[key]}
            error={thresholdError(key, thresholds[key])}
            onChange={(value) =>
              change({
                settings: {
                  ...draft.settings,
                  thresholds: { ...thresholds, [key]: value ?? DEFAULTS[key] },
                },
              })
            }
          />
        ))}
      </SimpleGrid>
    </details>
  )
}

const thresholdError = (key: keyof Thresholds, value: number): string | undefined =>
  thresholdsSchema.safeParse({ [key]: value }).error?.issues[0]?.message

import { Anchor, Group, Select, SimpleGrid, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatMonth } from '../../../lib/formatTime.ts'
import { NumberField } from '../../../ui/NumberField.tsx'

interface AlbedoFieldsProps {
  readonly values: readonly (number | null)[]
  readonly error: string | undefined
  readonly onChange: (values: readonly (number | null)[]) => void
}

/** Twelve values, all at once from a surface or one by one. */
export function AlbedoFields({ values, error, onChange }: AlbedoFieldsProps): ReactNode {
  return (
    <Stack gap="xs">
      <Group align="flex-end" gap="sm">
        <Select
          label="All months as"
          w={220}
          placeholder="Choose a surface"
          data={ALBEDO_PRESETS.map(({ label, value }) => ({
            value: label,
            label: `${label} (${value})`,
          }))}
          value={presetOf(values)}
          onChange={(label) => {
            const preset = ALBEDO_PRESETS.find((one) => one.label === label)
            if (preset !== undefined) onChange(values.map(() => preset.value))
          }}
        />
        <Text size="xs" c="gray.6" pb={8}>
          {'Surfaces: '}
          <Anchor size="xs" href={ALBEDO_SOURCE.url} target="_blank" rel="noreferrer">
            {ALBEDO_SOURCE.text}
          </Anchor>
        </Text>
      </Group>
      <SimpleGrid cols={{ base: 3, sm: 6 }} spacing="xs">
        {values.map((value, month) => (
          <NumberField
            key={formatMonth(month)}
            label={formatMonth(month)}
            isPart
            step={0.05}
            decimals={3}
            value={value}
            error={value === null || value < 0 || value > 1 ? '0 to 1' : undefined}
            onChange={(next) => onChange(values.map((old, at) => (at === month ? next : old)))}
          />
        ))}
      </SimpleGrid>
      {error !== undefined && (
        <Text size="xs" c="red.9">
          {error}
        </Text>
      )}
    </Stack>
  )
}

function presetOf(values: readonly (number | null)[]): string | null {
  const [first] = values
  if (!values.every((value) => value === first)) return null
  return ALBEDO_PRESETS.find(({ value }) => value === first)?.label ?? null
}

/** Ground reflectance of a usual surface. */
interface AlbedoPreset {
  readonly label: string
  readonly value: number
}

/** Where the values are from. */
const ALBEDO_SOURCE = {
  text: 'pvlib python, SURFACE_ALBEDOS',
  url: 'https://pvlib-python.readthedocs.io/en/stable/_modules/pvlib/albedo.html',
} as const

const ALBEDO_PRESETS: readonly AlbedoPreset[] = [
  { label: 'Grass', value: 0.2 },
  { label: 'Fresh grass', value: 0.26 },
  { label: 'Soil', value: 0.17 },
  { label: 'Sand', value: 0.4 },
  { label: 'Snow', value: 0.65 },
  { label: 'Fresh snow', value: 0.75 },
  { label: 'Asphalt', value: 0.12 },
  { label: 'Concrete', value: 0.3 },
  { label: 'Sea', value: 0.06 },
]

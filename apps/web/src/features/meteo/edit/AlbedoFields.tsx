import { Anchor, Group, Select, SimpleGrid, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatMonth } from '../../../lib/formatTime.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { ALBEDO_PRESETS, ALBEDO_SOURCE } from './albedoPresets.ts'

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

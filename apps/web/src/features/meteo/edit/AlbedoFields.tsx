import { SURFACE_ALBEDOS } from '@duet/plant'
import { Anchor, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatMonth } from '../../../lib/formatTime.ts'
import { AllAlikeSelect } from '../../../ui/AllAlikeSelect.tsx'
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
        <AllAlikeSelect
          label="All months as"
          options={SURFACE_ALBEDOS}
          values={values}
          onChange={(value) => onChange(values.map(() => value))}
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

/** Where the values are from. */
const ALBEDO_SOURCE = {
  text: 'pvlib python, SURFACE_ALBEDOS',
  url: 'https://pvlib-python.readthedocs.io/en/stable/_modules/pvlib/albedo.html',
} as const

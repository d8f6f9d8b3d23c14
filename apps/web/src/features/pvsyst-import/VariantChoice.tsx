import { Radio, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../../lib/counted.ts'
import { formatCount, formatUnit } from '../../lib/format.ts'
import { Panel } from '../../ui/Panel.tsx'
import type { ImportData } from './useImport.ts'

type Variant = ImportData['variants'][number]

interface VariantChoiceProps {
  readonly variants: readonly Variant[]
  readonly chosen: string
  readonly onChange: (path: string) => void
}

/** One variant is imported at a time. */
export function VariantChoice({ variants, chosen, onChange }: VariantChoiceProps): ReactNode {
  return (
    <Panel title="Variant">
      <Radio.Group aria-label="Variant" value={chosen} onChange={onChange}>
        <Stack gap="xs">
          {variants.map((variant) => (
            <Radio
              key={variant.path}
              value={variant.path}
              label={`${variant.name} (${variant.path})`}
              description={factsOf(variant)}
            />
          ))}
        </Stack>
      </Radio.Group>
    </Panel>
  )
}

function factsOf({
  project_name,
  version,
  sub_array_count,
  module_count,
  grid_kwh,
}: Variant): string {
  return [
    project_name ?? 'project file not there',
    version === null ? '' : `PVsyst ${version}`,
    `${formatCount(sub_array_count)} ${sub_array_count === 1 ? 'sub-array' : 'sub-arrays'}`,
    module_count === null ? '' : counted(module_count, 'module'),
    grid_kwh === null
      ? 'no results'
      : `${formatUnit(grid_kwh / 1000, 'MWh')} to the grid in a year`,
  ]
    .filter((text) => text !== '')
    .join(' · ')
}

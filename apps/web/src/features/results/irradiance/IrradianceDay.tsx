import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { ChartPanel } from '../../../ui/charts/ChartPanel.tsx'
import { HourMap } from '../HourMap.tsx'
import type { Scope } from '../scope.ts'
import { useResultSearch } from '../useResultSearch.ts'
import { useDayProfiles } from '../useResultTabs.ts'
import { DAY_COLUMNS } from './irradianceColumns.ts'

const NAMES = DAY_COLUMNS.map(({ name }) => name)

/** The mean day of each month, of one kind of light. */
export function IrradianceDay({ scope }: { readonly scope: Scope }): ReactNode {
  const [search, change] = useResultSearch()
  const view = useDayProfiles(scope, NAMES)
  const column = Math.max(0, NAMES.indexOf(search.light ?? ''))
  return (
    <ChartPanel view={view} height={380}>
      {(profiles) => (
        <HourMap
          scope={scope}
          title="Irradiance by hour and month"
          profiles={profiles}
          column={column}
          controls={
            <Select
              aria-label="Light"
              w={190}
              allowDeselect={false}
              data={DAY_COLUMNS.map(({ name, label }) => ({ value: name, label }))}
              value={NAMES[column] ?? null}
              onChange={(light) => change({ light: light ?? undefined })}
            />
          }
        />
      )}
    </ChartPanel>
  )
}

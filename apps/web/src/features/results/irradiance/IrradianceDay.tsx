import { Select } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { HourMap } from '../HourMap.tsx'
import type { Scope } from '../scope.ts'
import { useDayProfiles } from '../useResultTabs.ts'
import { DAY_COLUMNS } from './irradianceColumns.ts'

const route = getRouteApi('/$org/project/$projectId/simulations/$simId/$tab')

const NAMES = DAY_COLUMNS.map(({ name }) => name)

/** The mean day of each month, of one kind of light. */
export function IrradianceDay({ scope }: { readonly scope: Scope }): ReactNode {
  const params = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const view = useDayProfiles(scope, NAMES)
  const column = Math.max(0, NAMES.indexOf(search.light ?? ''))
  return (
    <Panel>
      <DataState view={view} skeleton={<SkeletonBox height={380} />}>
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
                onChange={(light) =>
                  void navigate({
                    params,
                    search: { ...search, light: light ?? undefined },
                    replace: true,
                  })
                }
              />
            }
          />
        )}
      </DataState>
    </Panel>
  )
}

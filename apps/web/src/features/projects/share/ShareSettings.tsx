import { Select, Stack, Switch } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { useUpdateProject } from '../useProjects.ts'
import { GENERAL_ACCESS } from './access.ts'
import type { SharedProject } from './useShare.ts'

/** What those may do who were not added, and whether viewers may take results with them. */
export function ShareSettings({ project }: { readonly project: SharedProject }): ReactNode {
  const { name, latitude, longitude, altitude_m } = project
  const [settings, setSettings] = useState({
    org_general_access: project.org_general_access,
    exports_for_viewers: project.exports_for_viewers,
  })
  const update = useUpdateProject(project.id)
  const change = (next: typeof settings): void => {
    setSettings(next)
    update.mutate(
      { name, latitude, longitude, altitude_m, ...next },
      { onError: () => setSettings(settings) },
    )
  }
  return (
    <Stack gap="sm">
      <Select
        label="General access"
        description="What members of the organization may do without being added to the project"
        data={[...GENERAL_ACCESS]}
        value={settings.org_general_access}
        onChange={(access) =>
          access !== null && change({ ...settings, org_general_access: access })
        }
      />
      <Switch
        label="Viewers may export results and the plant document"
        checked={settings.exports_for_viewers}
        onChange={(event) =>
          change({ ...settings, exports_for_viewers: event.currentTarget.checked })
        }
      />
      <FailureNote of={update} />
    </Stack>
  )
}

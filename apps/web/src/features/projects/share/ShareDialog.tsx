import { Modal, Select, Stack, Switch } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { DataState } from '../../../ui/DataState.tsx'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { QuotaNote } from '../../../ui/people/QuotaNote.tsx'
import { useFocusBack } from '../../../ui/useFocusBack.ts'
import { useUpdateProject } from '../useProjects.ts'
import { AddPerson } from './AddPerson.tsx'
import { GENERAL_ACCESS } from './access.ts'
import { MemberTable } from './MemberTable.tsx'
import { type SharedProject, useShare } from './useShare.ts'

interface ShareDialogProps {
  readonly project: SharedProject
  readonly onClose: () => void
}

/** Who may do what in the project, and through what. */
export function ShareDialog({ project, onClose }: ShareDialogProps): ReactNode {
  useFocusBack(true)
  const share = useShare(project.id)
  const [added, setAdded] = useState(0)
  return (
    <Modal opened onClose={onClose} title={`Share ${project.name}`} size={680}>
      <DataState view={share.people}>
        {(people) => (
          <Stack gap="md">
            {/* a new form after each person: an empty field is no error then */}
            <AddPerson
              key={added}
              project={project}
              people={people}
              share={share}
              onAdded={() => setAdded(added + 1)}
            />
            <MemberTable project={project} people={people} share={share} onLeft={onClose} />
            <ShareSettings project={project} />
            <QuotaNote projectId={project.id} />
          </Stack>
        )}
      </DataState>
    </Modal>
  )
}

/** What those may do who were not added, and whether viewers may take results with them. */
function ShareSettings({ project }: { readonly project: SharedProject }): ReactNode {
  const { id, name, latitude, longitude, altitude_m } = project
  const [settings, setSettings] = useState({
    org_general_access: project.org_general_access,
    exports_for_viewers: project.exports_for_viewers,
  })
  const update = useUpdateProject()
  const change = (next: typeof settings): void => {
    setSettings(next)
    update.mutate(
      { id, input: { name, latitude, longitude, altitude_m, ...next } },
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

import { Modal, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { DataState } from '../../../ui/DataState.tsx'
import { QuotaNote } from '../../../ui/people/QuotaNote.tsx'
import { useFocusBack } from '../../../ui/useFocusBack.ts'
import { AddPerson } from './AddPerson.tsx'
import { MemberTable } from './MemberTable.tsx'
import { ShareSettings } from './ShareSettings.tsx'
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

import { Group } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useStore } from '../../lib/externalStore.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { AnchorLink } from '../../ui/links.tsx'
import { SaveState } from '../../ui/SaveState.tsx'
import type { DesignSession } from '../design-session/session.ts'
import { redoName, undoName } from '../plant/plantStore.ts'

/** The steps of the design, and whether they are saved: the same as on the page of blocks. */
export function HistoryBar({ session }: { readonly session: DesignSession }): ReactNode {
  const undo = useStore(session.plant, undoName)
  const redo = useStore(session.plant, redoName)
  const { saving, conflicts } = useStore(session.saver.status, (status) => status)
  return (
    <Group gap="xs">
      {saving && <SaveState saving={saving} />}
      {conflicts.length > 0 && (
        <AnchorLink
          size="sm"
          from="/$org/project/$projectId"
          to="/$org/project/$projectId/design/blocks"
        >
          Decide under Blocks
        </AnchorLink>
      )}
      <IconButton
        label={undo === undefined ? 'Undo' : `Undo: ${undo}`}
        word="Undo"
        disabled={undo === undefined}
        onClick={() => step(session, 'undo')}
      >
        <IconArrowBackUp size={16} aria-hidden />
      </IconButton>
      <IconButton
        label={redo === undefined ? 'Redo' : `Redo: ${redo}`}
        word="Redo"
        disabled={redo === undefined}
        onClick={() => step(session, 'redo')}
      >
        <IconArrowForwardUp size={16} aria-hidden />
      </IconButton>
    </Group>
  )
}

function step({ plant, saver }: DesignSession, direction: 'undo' | 'redo'): void {
  plant[direction]()
  void saver.flush()
}

import { isEnteredAlone, lossComponentKind } from '@duet/plant'
import { Group, Stack, Switch } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { isEditor, useCurrentProject } from '../../lib/currentProject.ts'
import { guideOfSection } from '../../lib/guide/guideOfSections.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SaveCsvButton } from '../../ui/SaveCsvButton.tsx'
import { useLeaveWarning } from '../design-session/useLeaveWarning.ts'
import { ComponentLossDialog } from './ComponentLossDialog.tsx'
import { CleaningPanel } from './cleaning/CleaningPanel.tsx'
import { HistoryBar } from './HistoryBar.tsx'
import { LossDialog } from './LossDialog.tsx'
import { lossColumns } from './lossColumns.tsx'
import { CSV_COLUMNS, csvRows, type LossRow, lossGroups } from './lossRows.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { type LossSources, useLossRows } from './useLosses.ts'
import { useLossesSearch } from './useLossesSearch.ts'

/** The losses by where they enter, and the dialogs that change them. */
export function LossTable({ sources }: { readonly sources: LossSources }): ReactNode {
  const { session } = sources
  const mayNote = isEditor(useCurrentProject())
  const [{ set = false, open, change, note }, go] = useLossesSearch()
  const rows = useLossRows(sources)
  useLeaveWarning(session)
  const groups = useMemo(() => lossGroups(rows, set), [rows, set])
  const columns = lossColumns({ mayChange: session.mayEdit, mayNote, open, go })
  const changed = rows.find(({ key }) => key === change)
  const noted = rows.find(({ key }) => key === note)
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Switch
          label="Only what is set"
          checked={set}
          onChange={({ currentTarget }) => go({ set: currentTarget.checked || undefined })}
        />
        <Group gap="xs">
          {mayNote && <HistoryBar session={session} />}
          <SaveCsvButton title="Losses" columns={CSV_COLUMNS} rows={() => csvRows(groups)} />
        </Group>
      </Group>
      {groups.map(({ entry, title, rows: own }) => (
        <Panel key={entry} title={title} guide={guideOfSection(title)}>
          <DataTable label={title} rows={own} rowKey={({ key }) => key} columns={columns} />
        </Panel>
      ))}
      <CleaningPanel session={session} />
      {changed && session.mayEdit && <ChangeDialog row={changed} sources={sources} />}
      {noted && mayNote && (
        <NoteDialog
          key={noted.key}
          row={noted}
          session={session}
          onClose={() => go({ note: undefined })}
        />
      )}
    </Stack>
  )
}

/** The form of a loss: of the blocks or the plant, or of the component that has it. */
function ChangeDialog(props: { readonly row: LossRow; readonly sources: LossSources }): ReactNode {
  const [{ block }, go] = useLossesSearch()
  const { loss, key } = props.row
  const onClose = (): void => go({ change: undefined, block: undefined })
  const kind = lossComponentKind(loss)
  if (kind) return <ComponentLossDialog kind={kind} blockId={block} onClose={onClose} {...props} />
  if (!isEnteredAlone(loss)) return null
  return (
    <LossDialog
      key={`${key} ${block}`}
      blockId={block}
      onBlock={(next) => go({ block: next })}
      onClose={onClose}
      {...props}
    />
  )
}

import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormDialog } from '../../ui/forms/FormDialog.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import type { DesignSession } from '../design-session/session.ts'
import type { LossRow } from './lossRows.ts'
import { MOST_CHARACTERS, useNoteForm } from './useNoteForm.ts'

interface NoteDialogProps {
  readonly row: LossRow
  readonly session: DesignSession
  readonly onClose: () => void
}

/** Where the value of a loss comes from and how sure it is. */
export function NoteDialog({ row, session, onClose }: NoteDialogProps): ReactNode {
  const { draft, change, errors, form } = useNoteForm(row, session, onClose)
  return (
    <FormDialog
      title={`Source of ${row.label}`}
      form={form}
      submitLabel="Save source"
      onClose={onClose}
    >
      <Textarea
        label="Source or note"
        description={`A report, a measurement, a contract: at most ${MOST_CHARACTERS} characters`}
        autosize
        minRows={3}
        maxRows={8}
        value={draft.note}
        error={errors.note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
      <NumberField
        label="Uncertainty, one standard deviation"
        description="Of the energy that the loss leaves, not of the loss. Empty: nothing is said"
        unit="% of the energy"
        decimals={4}
        value={draft.sigmaPercentage}
        error={errors.sigmaPercentage}
        onChange={(sigmaPercentage) => change({ sigmaPercentage })}
      />
    </FormDialog>
  )
}

import { Checkbox, Select, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useStore } from '../../lib/externalStore.ts'
import { FieldErrors } from '../../ui/FieldErrors.tsx'
import { FormDialog } from '../../ui/forms/FormDialog.tsx'
import type { DesignSession } from '../design-session/session.ts'
import { blocksInOrder } from '../drawing/editor/editorState.ts'
import { FieldInput } from '../properties/fields/FieldInput.tsx'
import { useHorizonOfGround } from '../properties/fields/useHorizonOfGround.ts'
import type { LossRow } from './lossRows.ts'
import type { LossSources } from './useLosses.ts'
import { useLossForm } from './useLossForm.ts'

interface LossDialogProps {
  readonly row: LossRow
  readonly sources: LossSources
  /** Undefined: the plant. */
  readonly blockId: string | undefined
  /** Undefined: the plant. */
  readonly onBlock: (blockId: string | undefined) => void
  readonly onClose: () => void
}

/** The values of a loss, of the plant or of a block. */
export function LossDialog(props: LossDialogProps): ReactNode {
  const { row, sources, blockId, onBlock, onClose } = props
  const { draft, set, errors, problems, form, writesAll, setWritesAll, blockName } =
    useLossForm(props)
  const values = new Map<string, unknown>(Object.entries(draft))
  const horizon = useHorizonOfGround(sources.session, blockId ?? '')
  const names = row.differing.map(({ block }) => block.name).join(', ')
  return (
    <FormDialog
      title={blockName === undefined ? row.label : `${row.label} of ${blockName}`}
      form={form}
      submitLabel="Save loss"
      onClose={onClose}
    >
      <Stack gap="sm">
        {row.loss.holder === 'block' && (
          <BlockSelect session={sources.session} value={blockId} onChange={onBlock} />
        )}
        {row.loss.fields
          .filter((field) => field.isVisible(draft))
          .map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              value={values.get(field.name)}
              errors={errors}
              isDisabled={field.isDisabled(draft)}
              horizonOfGround={horizon}
              onChange={(value) => set(field.name, value)}
            />
          ))}
        {blockName === undefined && row.differing.length > 0 && (
          <Checkbox
            label="Also blocks that have a value of their own"
            description={names}
            checked={writesAll}
            onChange={({ currentTarget }) => setWritesAll(currentTarget.checked)}
          />
        )}
        <FieldErrors errors={problems} />
      </Stack>
    </FormDialog>
  )
}

const PLANT = 'plant'

interface BlockSelectProps {
  readonly session: DesignSession
  readonly value: string | undefined
  readonly onChange: (blockId: string | undefined) => void
}

/** Whose value it is: that of the plant, or of a block its own. */
function BlockSelect({ session, value, onChange }: BlockSelectProps): ReactNode {
  const design = useStore(session.plant, (state) => state.design)
  const blocks = blocksInOrder(design).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Select
      label="Of"
      data={[{ value: PLANT, label: 'The plant' }, ...blocks]}
      value={value ?? PLANT}
      allowDeselect={false}
      searchable={blocks.length > 6}
      onChange={(next) => onChange(next === null || next === PLANT ? undefined : next)}
    />
  )
}

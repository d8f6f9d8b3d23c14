import type { BlockComponentKind } from '@duet/plant'
import { Select, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useStore } from '../../lib/externalStore.ts'
import { FormDialog } from '../../ui/forms/FormDialog.tsx'
import { Note } from '../../ui/Note.tsx'
import { ComponentField } from '../components/ComponentField.tsx'
import { isDisabled, visibleSections } from '../components/componentDraft.ts'
import { errorsOf } from '../components/fieldMessages.ts'
import { type ComponentTarget, componentTargets } from './componentTargets.ts'
import type { LossRow } from './lossRows.ts'
import { useComponentLossForm } from './useComponentLossForm.ts'
import type { LossSources } from './useLosses.ts'

interface ComponentLossDialogProps {
  readonly kind: BlockComponentKind
  readonly row: LossRow
  readonly sources: LossSources
  /** The block whose component is changed; undefined: the one that most blocks have. */
  readonly blockId: string | undefined
  readonly onClose: () => void
}

/** The values of a loss that components have: of one of them, or of a copy for one block. */
export function ComponentLossDialog(props: ComponentLossDialogProps): ReactNode {
  const { kind, row, sources, blockId } = props
  const { session } = sources
  const design = useStore(session.plant, (state) => state.design)
  const components = useStore(session.components, (known) => known)
  const targets = componentTargets(kind, design, components)
  const { value } = row.differing.find(({ block }) => block.id === blockId) ?? row
  const [chosen, setChosen] = useState(value.component?.id)
  const target = targets.find((one) => one.value === chosen)
  if (!target) return null
  return (
    <TargetDialog
      key={target.value}
      {...props}
      target={target}
      targets={targets}
      onTarget={setChosen}
    />
  )
}

interface TargetDialogProps extends ComponentLossDialogProps {
  readonly target: ComponentTarget
  readonly targets: readonly ComponentTarget[]
  readonly onTarget: (value: string) => void
}

function TargetDialog(props: TargetDialogProps): ReactNode {
  const { kind, row, target, targets, onTarget, onClose } = props
  const { draft, set, names, errors, form } = useComponentLossForm(props)
  const fields = visibleSections(kind, draft).flatMap((section) =>
    section.fields.filter(({ name }) => names.has(name)),
  )
  return (
    <FormDialog
      title={`${row.label} of ${target.copyFor?.name ?? target.component.name}`}
      form={form}
      submitLabel="Save loss"
      onClose={onClose}
    >
      <Stack gap="sm">
        <Select
          label="Of"
          data={targetChoices(targets)}
          value={target.value}
          allowDeselect={false}
          searchable={targets.length > 6}
          onChange={(next) => next !== null && onTarget(next)}
        />
        <UseNote {...props} />
        {fields.map((field) => (
          <ComponentField
            key={field.name}
            field={field}
            value={draft[field.name]}
            errors={errorsOf(errors, field.name)}
            isDisabled={isDisabled(kind, field, draft)}
            onChange={(value) => set(field.name, value)}
          />
        ))}
      </Stack>
    </FormDialog>
  )
}

function targetChoices(targets: readonly ComponentTarget[]) {
  const [copies, whole] = [true, false].map((isCopy) =>
    targets
      .filter(({ copyFor }) => (copyFor !== undefined) === isCopy)
      .map(({ value, component, copyFor }) => ({ value, label: copyFor?.name ?? component.name })),
  )
  return [
    { group: 'A component, for all that have it', items: whole ?? [] },
    { group: 'A copy of it, for one block', items: copies ?? [] },
  ].filter(({ items }) => items.length > 0)
}

/** Who else the change is of. */
function UseNote({ kind, target, sources }: TargetDialogProps): ReactNode {
  const { component, users, copyFor } = target
  if (copyFor) {
    return (
      <Note kind="info">
        {`${copyFor.name} gets a copy of ${component.name} with these values; the other blocks are left with ${component.name}.`}
      </Note>
    )
  }
  const isOfHighVoltage = kind === 'acWire' && sources.system.pv_hv_ac_wire_id === component.id
  const names = users.map(({ name }) => name)
  const all = isOfHighVoltage ? [...names, 'the high-voltage stage'] : names
  if (all.length < 2) return null
  return (
    <Note kind="warning">{`The change is of ${LIST.format(all)}: all have ${component.name}.`}</Note>
  )
}

const LIST = new Intl.ListFormat('en-GB')

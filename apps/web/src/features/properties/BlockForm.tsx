import {
  BLOCK_COMPONENT_KINDS,
  type Block,
  blockFields,
  COMPONENT_LABELS,
  RELATION_KEYS,
  TRACKER_FIELDS,
  validateBlock,
} from '@duet/plant'
import type { ReactNode } from 'react'
import { useFieldOfAddress } from '../../lib/fields/useFieldOfAddress.ts'
import { setBlockField } from '../design-session/designActions.ts'
import type { DesignSession } from '../design-session/session.ts'
import { linkedComponents } from '../plant/components.ts'
import { useStore } from '../plant/externalStore.ts'
import { ComponentChooser } from './fields/ComponentChooser.tsx'
import { DatasetChooser } from './fields/DatasetChooser.tsx'
import { FieldInput } from './fields/FieldInput.tsx'
import { useHorizonOfGround } from './fields/useHorizonOfGround.ts'
import classes from './PropertyPanel.module.css'

interface BlockFormProps {
  readonly session: DesignSession
  readonly block: Block
}

/** Drawn by choosers, and in the list of blocks. */
const DRAWN_ELSEWHERE = new Set<string | undefined>([
  ...Object.values(RELATION_KEYS),
  'enviro_dataset_id',
  'name',
])
const PLAIN_FIELDS = blockFields.filter(({ name }) => !DRAWN_ELSEWHERE.has(name))

/** Fields that matter to a block as it is: fixed tables have no use for those of trackers. */
function useShownFields(session: DesignSession, block: Block): typeof PLAIN_FIELDS {
  const isFixed = useStore(
    session.components,
    (known) => linkedComponents(block, known).table?.tracking_type === 0,
  )
  return PLAIN_FIELDS.filter(
    (field) => field.isVisible(block) && !(isFixed && TRACKER_FIELDS.has(field.name)),
  )
}

/** The parts of a block, its ground and its losses. */
export function BlockForm({ session, block }: BlockFormProps): ReactNode {
  useFieldOfAddress()
  const errors = new Map(validateBlock(block).map(({ path, message }) => [path, message]))
  const values = new Map<string, unknown>(Object.entries(block))
  const set = (field: { readonly name: string; readonly label: string }) => (value: unknown) =>
    setBlockField(session, block.id, field, value)
  const fields = useShownFields(session, block)
  const groups = [...new Set(fields.map(({ group }) => group))]
  const horizonOfGround = useHorizonOfGround(session, block.id)
  return (
    <form onSubmit={(event) => event.preventDefault()} aria-label={`Fields of ${block.name}`}>
      <fieldset className={classes['group']}>
        <legend>Components</legend>
        <div className={classes['choosers']}>
          {BLOCK_COMPONENT_KINDS.map((kind) => {
            const name = RELATION_KEYS[kind]
            return (
              <ComponentChooser
                key={kind}
                session={session}
                kind={kind}
                value={block[name]}
                name={name}
                onChange={set({ name, label: COMPONENT_LABELS[kind] })}
              />
            )
          })}
          <DatasetChooser
            isDisabled={!session.mayEdit}
            value={block.enviro_dataset_id}
            onChange={set({ name: 'enviro_dataset_id', label: 'Meteo Dataset' })}
          />
        </div>
      </fieldset>
      {groups.map((group) => (
        <fieldset key={group} className={classes['group']}>
          <legend>{group}</legend>
          <div className={classes['fields']}>
            {fields
              .filter((field) => field.group === group)
              .map((field) => (
                <FieldInput
                  key={`${block.id} ${field.name}`}
                  field={field}
                  value={values.get(field.name)}
                  errors={errors}
                  isDisabled={!session.mayEdit || field.isDisabled(block)}
                  horizonOfGround={horizonOfGround}
                  onChange={set(field)}
                />
              ))}
          </div>
        </fieldset>
      ))}
    </form>
  )
}

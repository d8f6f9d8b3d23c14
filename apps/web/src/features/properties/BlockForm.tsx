import {
  BLOCK_COMPONENT_KINDS,
  type Block,
  blockFields,
  COMPONENT_LABELS,
  RELATION_KEYS,
  validateBlock,
} from '@duet/plant'
import type { ReactNode } from 'react'
import { useFieldOfAddress } from '../../lib/fields/useFieldOfAddress.ts'
import { setBlockField } from '../design-session/designActions.ts'
import type { DesignSession } from '../design-session/session.ts'
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
const GROUPS = [...new Set(PLAIN_FIELDS.map(({ group }) => group))]

/** The parts of a block, its ground and its losses. */
export function BlockForm({ session, block }: BlockFormProps): ReactNode {
  useFieldOfAddress()
  const errors = new Map(validateBlock(block).map(({ path, message }) => [path, message]))
  const values = new Map<string, unknown>(Object.entries(block))
  const set = (field: { readonly name: string; readonly label: string }) => (value: unknown) =>
    setBlockField(session, block.id, field, value)
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
      {GROUPS.map((group) => (
        <fieldset key={group} className={classes['group']}>
          <legend>{group}</legend>
          <div className={classes['fields']}>
            {PLAIN_FIELDS.filter((field) => field.group === group && field.isVisible(block)).map(
              (field) => (
                <FieldInput
                  key={`${block.id} ${field.name}`}
                  field={field}
                  value={values.get(field.name)}
                  errors={errors}
                  isDisabled={!session.mayEdit || field.isDisabled(block)}
                  horizonOfGround={horizonOfGround}
                  onChange={set(field)}
                />
              ),
            )}
          </div>
        </fieldset>
      ))}
    </form>
  )
}

import {
  BLOCK_COMPONENT_KINDS,
  type Block,
  COMPONENT_LABELS,
  RELATION_KEYS,
  validateBlock,
} from '@duet/plant'
import { type ReactNode, useState } from 'react'
import { useStore } from '../../lib/externalStore.ts'
import { useFieldOfAddress } from '../../lib/fields/useFieldOfAddress.ts'
import { guideOfSection } from '../../lib/guide/guideOfSections.ts'
import { GuideLink } from '../../ui/help/GuideLink.tsx'
import { setBlockField } from '../design-session/designActions.ts'
import type { DesignSession } from '../design-session/session.ts'
import { linkedComponents } from '../plant/components.ts'
import { ComponentChooser } from './fields/ComponentChooser.tsx'
import { DatasetChooser } from './fields/DatasetChooser.tsx'
import { FieldInput } from './fields/FieldInput.tsx'
import { useHorizonOfGround } from './fields/useHorizonOfGround.ts'
import classes from './PropertyPanel.module.css'
import { shownFields } from './shownFields.ts'

interface BlockFormProps {
  readonly session: DesignSession
  readonly block: Block
}

/** Names of fields that have been wrong since the block came up: one that is being mended stays in its place. */
function useWrongFields(block: Block, errors: ReadonlyMap<string, string>): ReadonlySet<string> {
  const [known, setKnown] = useState({ blockId: block.id, names: new Set<string>() })
  const before = known.blockId === block.id ? known.names : new Set<string>()
  const names = new Set([...before, ...errors.keys()])
  if (names.size > before.size) setKnown({ blockId: block.id, names })
  return names
}

/** The parts of a block, its ground and its losses. */
export function BlockForm({ session, block }: BlockFormProps): ReactNode {
  useFieldOfAddress()
  const errors = new Map(validateBlock(block).map(({ path, message }) => [path, message]))
  const values = new Map<string, unknown>(Object.entries(block))
  const set: SetField = (field) => (value) => setBlockField(session, block.id, field, value)
  const wrong = useWrongFields(block, errors)
  const areFixed = useStore(
    session.components,
    (known) => linkedComponents(block, known).table?.tracking_type === 0,
  )
  const fields = shownFields(block, { areFixed, wrong })
  const groups = [...new Set(fields.map(({ group }) => group))]
  const horizonOfGround = useHorizonOfGround(session, block.id)
  return (
    <form onSubmit={(event) => event.preventDefault()} aria-label={`Fields of ${block.name}`}>
      <Choosers session={session} block={block} set={set} />
      {groups.map((group) => (
        <fieldset key={group} className={classes['group']}>
          <SectionLegend title={group} />
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

type SetField = (field: {
  readonly name: string
  readonly label: string
}) => (value: unknown) => void

function SectionLegend({ title }: { readonly title: string }): ReactNode {
  const guide = guideOfSection(title)
  return (
    <legend>
      {title}
      {guide !== undefined && <GuideLink to={guide} about={title} />}
    </legend>
  )
}

/** What the block is built of, and its weather. */
function Choosers({ session, block, set }: BlockFormProps & { readonly set: SetField }): ReactNode {
  return (
    <fieldset className={classes['group']}>
      <SectionLegend title="Components" />
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
          onChange={set({ name: 'enviro_dataset_id', label: 'Meteo dataset' })}
        />
      </div>
    </fieldset>
  )
}

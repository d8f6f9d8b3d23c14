import type { BlockLayer } from '@duet/plant'
import type { ReactNode } from 'react'
import { FieldErrors } from '../../../ui/FieldErrors.tsx'
import type { DesignSession } from '../../design-session/session.ts'
import { FieldInput } from '../fields/FieldInput.tsx'
import classes from '../PropertyPanel.module.css'
import { layerFields } from './layerFields.ts'
import { useLayerProperties } from './useLayerProperties.ts'

interface PropertyFieldsProps {
  readonly session: DesignSession
  /** One layer, or several of one type. */
  readonly layers: readonly BlockLayer[]
}

/** The properties of layers; what is wrong stands under its field, and is not stored. */
export function PropertyFields({ session, layers }: PropertyFieldsProps): ReactNode {
  const { value, differs, errors, set } = useLayerProperties(session, layers)
  const [first] = layers
  const fields = first === undefined ? [] : layerFields(first)
  const known = new Set(fields.map(({ name }) => name))
  const others = [...errors].filter(([path]) => !known.has(path))
  if (fields.length === 0 && others.length === 0) return null
  return (
    <div className={classes['fields']}>
      {fields.map((field) => (
        <FieldInput
          key={field.name}
          field={
            differs(field.name)
              ? { ...field, help: 'Differs; a value here holds for all', isOptional: true }
              : field
          }
          value={value(field.name)}
          errors={errors}
          isDisabled={!session.mayEdit}
          onChange={(next) => set(field.name, field.label, next)}
        />
      ))}
      <FieldErrors errors={others.map(([, message]) => ({ path: '', message }))} />
    </div>
  )
}

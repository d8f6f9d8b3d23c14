import { capacitySetupFields } from '@duet/monitoring/capacity-setup'
import { type ReactNode, useState } from 'react'
import { NumberField } from '../../../ui/NumberField.tsx'
import { useCapacitySetup } from './capacitySearch.ts'
import type { LimitField } from './filterTexts.ts'

/** A number of the set-up: asked for when it is left or confirmed with Enter, so that no half number is. */
export function SetupNumber({ field }: { readonly field: LimitField }): ReactNode {
  const { key, label, unit, factor } = field
  const [setup, change] = useCapacitySetup()
  const [typed, setTyped] = useState<number | null>()
  const value = typed === undefined ? setup[key] : typed
  const error = capacitySetupFields[key].safeParse(value).error?.issues[0]?.message
  const take = (): void => {
    if (typed === undefined || error !== undefined) return
    change({ [key]: typed })
    setTyped(undefined)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        take()
      }}
    >
      <NumberField
        label={label}
        unit={unit}
        w={132}
        isPart
        {...(factor !== undefined && { factor })}
        value={value}
        error={error}
        onChange={setTyped}
        onBlur={take}
      />
    </form>
  )
}

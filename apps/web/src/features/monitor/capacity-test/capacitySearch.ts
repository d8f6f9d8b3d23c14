import {
  type CapacitySetup,
  type CapacitySetupChange,
  capacitySetupFields,
  USUAL_CAPACITY_SETUP,
} from '@duet/monitoring/capacity-setup'
import { getRouteApi } from '@tanstack/react-router'
import * as z from 'zod'
import { useSearchChange } from '../shell/useSearchChange.ts'

const changeSchema = z.object(capacitySetupFields).partial()
const searchSchema = changeSchema.extend({
  node: z.string().max(200).optional(),
  /** Points that were left out are shown. */
  removed: z.boolean().optional(),
})

/** What a capacity test has in its address beside the period: what is tested, and all that is not as usual. */
export type CapacitySearch = z.output<typeof searchSchema>

/** What cannot be read is as usual. */
export function capacitySearch(search: Readonly<Record<string, unknown>>): CapacitySearch {
  const found = searchSchema.safeParse(search)
  if (found.success) return found.data
  const wrong = new Set(found.error.issues.map(({ path }) => path[0]))
  return searchSchema.parse(
    Object.fromEntries(Object.entries(search).filter(([key]) => !wrong.has(key))),
  )
}

/** The changes of an address, without what is tested and the period. */
export const changeOf = (search: CapacitySearch): CapacitySetupChange => changeSchema.parse(search)

/** The whole set-up of an address. */
export const setupOf = (search: CapacitySearch): CapacitySetup => ({
  ...USUAL_CAPACITY_SETUP,
  ...Object.fromEntries(
    Object.entries(changeOf(search)).filter(([, value]) => value !== undefined),
  ),
})

/** What an address says of a set-up: what is not as usual; undefined takes it out. */
export function searchOf(setup: CapacitySetupChange): CapacitySetupChange {
  const usual: Readonly<Record<string, unknown>> = USUAL_CAPACITY_SETUP
  return Object.fromEntries(
    Object.entries(setup).map(([key, value]) => [key, value === usual[key] ? undefined : value]),
  )
}

const route = getRouteApi('/$org/project/$projectId/monitor/capacity-test')

export function useCapacitySearch(): readonly [
  CapacitySearch,
  (changed: Partial<CapacitySearch>) => void,
] {
  return [route.useSearch(), useSearchChange<CapacitySearch>()]
}

/** The set-up of the address, and what changes a part of it. */
export function useCapacitySetup(): readonly [
  CapacitySetup,
  (changed: CapacitySetupChange) => void,
] {
  const [search, change] = useCapacitySearch()
  return [setupOf(search), (changed) => change(searchOf(changed))]
}

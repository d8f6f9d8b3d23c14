import { randomUUID } from 'node:crypto'
import type { Ids } from './fixture.ts'
import type { PermissionCase } from './permissionCase.ts'

export type IdName = keyof Ids

/** Addresses come back in messages, and name nothing that is hidden. */
const ADDRESSES: ReadonlySet<IdName> = new Set<IdName>(['email', 'bystanderEmail'])
/** No tenant's: everybody who has signed in may name them. */
const OF_THE_SERVER: ReadonlySet<IdName> = new Set<IdName>(['inverter', 'inverterDataset'])
const MALFORMED = ["' or 1=1 --", '../../etc', '1', 'x', '00000000-0000-0000-0000-00000000000g']

/** Which ids the arguments of a case hold; found by watching. */
export function idNamesIn({ args }: PermissionCase): readonly IdName[] {
  const names = new Set<IdName>()
  const watched = new Proxy({} as Ids, {
    get: (_target, name) => {
      names.add(name as IdName)
      return ''
    },
  })
  args?.(watched)
  return [...names].filter((name) => !ADDRESSES.has(name))
}

export const isOfTenant = (name: IdName): boolean => !OF_THE_SERVER.has(name)

/** Ids of nothing. */
export function unknownIds(ids: Ids): Ids {
  return replaced(ids, (name) =>
    name === 'upload' ? `projects/${ids.project}/meteo/${randomUUID()}/upload` : randomUUID(),
  )
}

/** Texts that are no ids. */
export function malformedIds(ids: Ids): Ids {
  return replaced(ids, (_name, index) => MALFORMED[index % MALFORMED.length] ?? '')
}

function replaced(ids: Ids, by: (name: IdName, index: number) => string): Ids {
  const names = Object.keys(ids) as IdName[]
  const changed = names.map((name, index) => [
    name,
    ADDRESSES.has(name) ? ids[name] : by(name, index),
  ])
  return Object.fromEntries(changed) as Ids
}

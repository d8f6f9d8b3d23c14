import { useDebouncedCallback } from '@mantine/hooks'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { PlaygroundSearch } from './playgroundSearch.ts'
import {
  decodeSetting,
  encodeSetting,
  initialSetting,
  type SettingOf,
  type SettingTable,
} from './settingFields.ts'
import { editedOf, type SettingName, type SettingPair } from './settingPair.ts'

/** What changes the settings of a page; the functions stay the same between renders. */
interface SettingActions<Setting> {
  /** Of the one that is changed. */
  readonly change: (changed: Partial<Setting>) => void
  readonly choose: (on: SettingName) => void
  /** Takes the setting at hand for B, to be changed beside A. */
  readonly compare: () => void
  /** Leaves the one that is changed alone. */
  readonly endCompare: () => void
  readonly reset: () => void
}

export interface Settings<Setting> extends SettingPair<Setting>, SettingActions<Setting> {
  /** The one that is changed. */
  readonly edited: Setting
  /** The address of this state. */
  readonly link: () => string
}

/** Time without a change after which the address follows. */
const SETTLED_MS = 300

/** The settings stand in the address, which follows them when they come to rest. */
export function useSettings<Table extends SettingTable>(table: Table): Settings<SettingOf<Table>> {
  const search: PlaygroundSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const [pair, setPair] = useState(() => pairOf(table, search))
  const written = useRef(search)
  const write = useDebouncedCallback((next: PlaygroundSearch) => {
    void navigate({ to: '.', search: next, replace: true, resetScroll: false })
  }, SETTLED_MS)
  useEffect(() => {
    if (isSame(search, written.current)) return
    // Another address was gone to: back, forward, or a link
    written.current = search
    setPair(pairOf(table, search))
  }, [table, search])
  useEffect(() => {
    const next = searchOf(table, pair)
    if (isSame(next, written.current)) return
    written.current = next
    write(next)
  }, [table, pair, write])
  const actions = useMemo(() => actionsOn(table, setPair), [table])
  return { ...pair, ...actions, edited: editedOf(pair), link: () => linkTo(searchOf(table, pair)) }
}

type SetPair<Setting> = (next: (pair: SettingPair<Setting>) => SettingPair<Setting>) => void

function actionsOn<Table extends SettingTable>(
  table: Table,
  setPair: SetPair<SettingOf<Table>>,
): SettingActions<SettingOf<Table>> {
  return {
    change: (changed) =>
      setPair((pair) => ({ ...pair, [pair.on]: { ...editedOf(pair), ...changed } })),
    choose: (on) => setPair((pair) => ({ ...pair, on })),
    compare: () => setPair((pair) => ({ a: editedOf(pair), b: editedOf(pair), on: 'b' })),
    endCompare: () => setPair((pair) => ({ a: editedOf(pair), b: undefined, on: 'a' })),
    reset: () => setPair(() => ({ a: initialSetting(table), b: undefined, on: 'a' })),
  }
}

function pairOf<Table extends SettingTable>(
  table: Table,
  { a, b, on }: PlaygroundSearch,
): SettingPair<SettingOf<Table>> {
  return {
    a: decodeSetting(table, a ?? ''),
    b: b === undefined ? undefined : decodeSetting(table, b),
    on: b === undefined ? 'a' : (on ?? 'a'),
  }
}

function searchOf<Table extends SettingTable>(
  table: Table,
  { a, b, on }: SettingPair<SettingOf<Table>>,
): PlaygroundSearch {
  const first = encodeSetting(table, a)
  return {
    a: first === '' ? undefined : first,
    b: b === undefined ? undefined : encodeSetting(table, b),
    on: b !== undefined && on === 'b' ? on : undefined,
  }
}

const isSame = (one: PlaygroundSearch, other: PlaygroundSearch): boolean =>
  one.a === other.a && one.b === other.b && one.on === other.on

function linkTo(search: PlaygroundSearch): string {
  const { origin, pathname } = window.location
  const parts = Object.entries(search).filter(([, text]) => text !== undefined)
  const query = new URLSearchParams(parts.map(([key, text]) => [key, text ?? ''])).toString()
  return `${origin}${pathname}${query === '' ? '' : `?${query}`}`
}

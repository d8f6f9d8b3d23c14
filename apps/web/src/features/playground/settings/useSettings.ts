import { useDebouncedCallback } from '@mantine/hooks'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { PlaygroundSearch } from './playgroundSearch.ts'
import {
  decodeSetting,
  encodeSetting,
  initialSetting,
  type SettingOf,
  type SettingTable,
} from './settingFields.ts'
import { editedOf, type SettingName, type SettingPair } from './settingPair.ts'

/** The settings of a page, and what changes them. */
export interface Settings<Setting> extends SettingPair<Setting> {
  /** The one that is changed. */
  readonly edited: Setting
  readonly change: (changed: Partial<Setting>) => void
  readonly choose: (on: SettingName) => void
  /** Takes the setting at hand for B, to be changed beside A. */
  readonly compare: () => void
  /** Leaves the one that is changed alone. */
  readonly endCompare: () => void
  readonly reset: () => void
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
  const set = (next: SettingPair<SettingOf<Table>>): void => {
    setPair(next)
    written.current = searchOf(table, next)
    write(written.current)
  }
  const edited = editedOf(pair)
  return {
    ...pair,
    edited,
    change: (changed) => set({ ...pair, [pair.on]: { ...edited, ...changed } }),
    choose: (on) => set({ ...pair, on }),
    compare: () => set({ a: edited, b: edited, on: 'b' }),
    endCompare: () => set({ a: edited, b: undefined, on: 'a' }),
    reset: () => set({ a: initialSetting(table), b: undefined, on: 'a' }),
    link: () => linkTo(searchOf(table, pair)),
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

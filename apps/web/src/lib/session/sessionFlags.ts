import * as z from 'zod'

/** A flag for this tab alone; it stands above what the server says. */
export interface SessionFlag {
  readonly id: string
  readonly enabled: boolean
}

const KEY = 'duet.featureFlags'

const stored = z.array(z.object({ id: z.string(), enabled: z.boolean() }))

/** Where they are stored between two loads of the page: the session storage, or a map in tests. */
export type FlagStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The stored flags; a value that cannot be read is removed and treated as empty. */
export function readSessionFlags(storage: FlagStorage): readonly SessionFlag[] {
  const text = storage.getItem(KEY)
  if (text === null) return []
  try {
    return stored.parse(JSON.parse(text))
  } catch {
    storage.removeItem(KEY)
    return []
  }
}

export function writeSessionFlags(storage: FlagStorage, flags: readonly SessionFlag[]): void {
  if (flags.length === 0) storage.removeItem(KEY)
  else storage.setItem(KEY, JSON.stringify(flags))
}

/** The flags with one set; the others stay in order. */
export function withFlag(flags: readonly SessionFlag[], flag: SessionFlag): readonly SessionFlag[] {
  return [...withoutFlag(flags, flag.id), flag]
}

export function withoutFlag(flags: readonly SessionFlag[], id: string): readonly SessionFlag[] {
  return flags.filter((flag) => flag.id !== id)
}

/** Whether a flag is on: as set for the session, else as the server says, else off. */
export function isOn(
  id: string,
  server: readonly SessionFlag[],
  session: readonly SessionFlag[],
): boolean {
  const found = session.find((flag) => flag.id === id) ?? server.find((flag) => flag.id === id)
  return found?.enabled ?? false
}

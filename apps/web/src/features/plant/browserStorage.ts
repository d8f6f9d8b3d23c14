/** What was stored in this browser; null where that is nothing that can be read. */
export function readJson(storage: Pick<Storage, 'getItem'>, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** A full or forbidden storage only forgets: the next visit is as the first. */
export function writeJson(storage: Pick<Storage, 'setItem'>, key: string, value: object): void {
  try {
    storage.setItem(key, JSON.stringify(value))
  } catch {
    // nothing is lost but the choice
  }
}

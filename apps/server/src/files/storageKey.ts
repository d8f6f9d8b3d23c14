const KEY = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*(\.[a-z0-9]+)?)+$/
const MAX_LENGTH = 300

/**
 * True for a key of object storage: lower-case segments between slashes, one extension at the end of each.
 * Keys are made of ids and fixed words; a name that a user chose is never part of one.
 */
export function isStorageKey(text: string): boolean {
  return text.length <= MAX_LENGTH && KEY.test(text)
}

/** @throws RangeError for anything but a key: a bug in the caller. */
export function checkStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new RangeError(`Not a storage key: ${JSON.stringify(key)}`)
  return key
}

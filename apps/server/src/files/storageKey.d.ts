/**
 * True for a key of object storage: lower-case segments between slashes, one extension at the end of each.
 * Keys are made of ids and fixed words; a name that a user chose is never part of one.
 */
export declare function isStorageKey(text: string): boolean
/** @throws RangeError for anything but a key: a bug in the caller. */
export declare function checkStorageKey(key: string): string

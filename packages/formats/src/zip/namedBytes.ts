/** A file as it was dropped, or as it lies in an archive. */
export interface NamedBytes {
  readonly name: string
  readonly bytes: Uint8Array
}

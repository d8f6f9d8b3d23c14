/** What the filters find in a file, beside what is known of it. */
export interface Finding {
  readonly file: string
  readonly known: string
  readonly found: string
}

export const marked = (flags: Uint8Array): number => flags.reduce((total, flag) => total + flag, 0)

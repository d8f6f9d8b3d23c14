/** One part of the page of validation, made by one program. */
export interface Section {
  readonly id: string
  readonly title: string
  /** What is compared with what, and how to read the tables. */
  readonly about: readonly string[]
  /** Script of package.json with its arguments, `DIR` for the folder. */
  readonly command: string
  /** Of the data, from the root of the project, `reference/data/` for files of others; absent where none is needed. */
  readonly folder?: string
  /**
   * Runs the program and gives the lines of its tables.
   *
   * @throws Error where the program did not come to its end
   */
  readonly make: (folder: string) => Promise<readonly string[]>
}

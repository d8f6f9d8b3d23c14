/** Made by the build from the lock file; see tools/credits. */
declare module 'virtual:credits' {
  export const LIBRARIES: readonly {
    readonly name: string
    readonly version: string
    readonly license: string
    readonly homepage: string
  }[]
}

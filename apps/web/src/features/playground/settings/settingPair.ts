export type SettingName = 'a' | 'b'

/** Two settings, of which one is changed; without B nothing is compared. */
export interface SettingPair<Setting> {
  readonly a: Setting
  readonly b: Setting | undefined
  readonly on: SettingName
}

/** The setting, or whatever was made of it, that is changed. */
export function editedOf<T>({ a, b, on }: SettingPair<T>): T {
  return on === 'b' && b !== undefined ? b : a
}

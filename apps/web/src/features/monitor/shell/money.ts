import { formatUnit } from '../../../lib/format.ts'

/** '1,146 USD'; '–' where there is no price. */
export const moneyText = (money: number | null, currency: string | null): string =>
  formatUnit(money, currency ?? '')

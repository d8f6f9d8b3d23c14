import { z } from 'zod'
import { signedIn, type UserId } from '../../access/organizationAccess.ts'
import type { NoticeSettings, NoticeSettingsInput } from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { isTimeZone } from '../deployments/deploymentInput.ts'
import { SEVERITIES } from '../issues/severity.ts'

const minute = z.int().min(0).max(1439)

const settingsSchema = z
  .object({
    least_severity: z.enum(SEVERITIES),
    mail: z.enum(['never', 'at_once', 'daily']),
    time_zone: z
      .string()
      .refine(isTimeZone, 'must be an IANA time zone, for example Europe/Athens'),
    quiet_from: minute.nullish().transform((from) => from ?? null),
    quiet_to: minute.nullish().transform((to) => to ?? null),
    daily_at: minute,
  })
  .refine(({ quiet_from, quiet_to }) => (quiet_from === null) === (quiet_to === null), {
    path: ['quiet_to'],
    message: 'must be given with quiet_from, or neither',
  })

const COLUMNS = [
  'least_severity',
  'mail',
  'time_zone',
  'quiet_from',
  'quiet_to',
  'daily_at',
] as const

/** Of who has chosen nothing. */
const DEFAULTS: NoticeSettings = {
  least_severity: 'major',
  mail: 'never',
  time_zone: 'UTC',
  quiet_from: null,
  quiet_to: null,
  daily_at: 420,
}

export async function noticeSettings(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
): Promise<NoticeSettings> {
  const own = await db
    .selectFrom('notice_setting')
    .select(COLUMNS)
    .where('user_id', '=', signedIn(userId))
    .executeTakeFirst()
  return own ?? DEFAULTS
}

/** @throws AppError INVALID_INPUT */
export async function saveNoticeSettings(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  input: NoticeSettingsInput,
): Promise<NoticeSettings> {
  const user_id = signedIn(userId)
  const settings = parseInput(settingsSchema, input, ['input'])
  return db
    .insertInto('notice_setting')
    .values({ user_id, ...settings })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(settings))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

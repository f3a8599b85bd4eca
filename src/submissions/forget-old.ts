/** In one run, so that no statement takes long. */
const maxPerRun = 200

/** Removes what has been here for as long as it may be (`lifetimes.ts`), whether or not it has arrived anywhere. */
export async function forgetOld(database: D1Database, now: number): Promise<void> {
  await database
    .prepare(
      `delete from submission where key in (
         select key from submission where forget_at < ? order by forget_at limit ${maxPerRun})`,
    )
    .bind(now)
    .run()
}

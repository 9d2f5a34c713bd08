import { sql } from "drizzle-orm";
import { IDEMPOTENCY_LIMITS, MOST_TOKENS, PEOPLE_LIMITS } from "#contract/limits.ts";
import { MOST_CHANNELS } from "#contract/notifications.ts";
import { MOST_PASSKEYS } from "#contract/passkeys.ts";
import { MOST_LESSONS } from "#contract/scan-lessons.ts";
import { LAYOUT_SIZE } from "#core/scan/learn/layout.ts";
import { WHOLE_SHARE } from "#core/shares.ts";
import type { Db } from "#server/db/database.ts";

/** Sessions have no limit but how often one may sign in: as many as ten attempts a quarter of an hour begin in a day. */
const SESSIONS = 960;

/** Every member and sign-in method a household and its owner can have, with room for one more of each. */
export async function fillWithPeople(tx: Db, household: string, owner: string): Promise<void> {
  const others = PEOPLE_LIMITS.members - 2;
  const home = sql`${household}::uuid`;
  const soon = sql`now() + interval '7 days'`;
  await tx.execute(sql`
    insert into users (id, email, first_name, created_at, updated_at)
    select 'member-' || n, 'member-' || n || '@example.com', 'Member ' || n, now(), now() from generate_series(1, ${others}::int) n`);
  await tx.execute(sql`
    insert into members (household_id, user_id, role, created_at)
    select ${home}, 'member-' || n, case when n = 1 then 'owner' else 'member' end, now() from generate_series(1, ${others}::int) n`);
  await tx.execute(
    sql`update incomes set user_id = 'member-' || (1 + id % ${others}::int) where household_id = ${home}`,
  );
  // Every bill is shared in a way of its own by all of them.
  await tx.execute(sql`
    insert into bill_shares (household_id, bill_id, user_id, share)
    select b.household_id, b.id, m.user_id, ${WHOLE_SHARE}::int / ${others + 1}::int + case when m.user_id = ${owner} then ${WHOLE_SHARE}::int % ${others + 1}::int else 0 end
    from bills b join members m using (household_id) where b.household_id = ${home}`);
  await tx.execute(sql`
    insert into invitations (household_id, token_hash, role, invited_by, created_at, expires_at)
    select ${home}, 'hash ' || n, 'viewer', ${owner}, now(), ${soon} from generate_series(1, ${PEOPLE_LIMITS.invitations - 1}::int) n`);
  await tx.execute(sql`
    insert into api_tokens (household_id, user_id, name, scope, token_hash, created_at, expires_at)
    select ${home}, ${owner}, 'Program ' || n, 'read', 'hash ' || n, now(), ${soon} from generate_series(1, ${MOST_TOKENS - 1}::int) n`);
  await tx.execute(sql`
    insert into session (sid, sess, expire, user_id, household_id, user_agent, address, used_at, confirmed_at)
    select 'session ' || n, '{"createdAt": "2026-01-01T00:00:00.000Z"}', ${soon}, ${owner}, ${home}, repeat('x', 200), '192.0.2.1', now(), now()
    from generate_series(1, ${SESSIONS}::int) n`);
  await tx.execute(sql`
    insert into passkeys (id, user_id, name, public_key, counter, transports, created_at)
    select 'key-' || n, ${owner}, 'Key ' || n, 'AAAA', 0, 'usb', now() from generate_series(1, ${MOST_PASSKEYS - 1}::int) n`);
  await tx.execute(sql`
    insert into notification_channels (user_id, kind, target, label, keys, created_at)
    select ${owner}, 'webhook', 'https://hook.example/' || n, 'Hook ' || n, '{}', now() from generate_series(1, ${MOST_CHANNELS - 1}::int) n`);
  await tx.execute(sql`
    insert into scan_lessons (household_id, biller, layout, learned, created_at, updated_at)
    select ${home}, 'Biller ' || n, (select json_agg(n * 1000 + m) from generate_series(1, ${LAYOUT_SIZE}::int) m), '{"category":"utilities"}', now(), now()
    from generate_series(1, ${MOST_LESSONS}::int) n`);
  await tx.execute(sql`
    with made as (
      insert into households (name, created_at) select 'Household ' || n, now() from generate_series(1, ${PEOPLE_LIMITS.households - 2}::int) n returning id
    )
    insert into members (household_id, user_id, role, created_at) select id, ${owner}, 'owner', now() from made`);
  await tx.execute(sql`
    insert into answers (household_id, key, request_hash, status, body, created_at)
    select ${home}, 'key ' || n, 'hash', 200, to_json(repeat('x', ${IDEMPOTENCY_LIMITS.bytes / IDEMPOTENCY_LIMITS.kept - 20}::int)), now() - interval '1 day'
    from generate_series(1, ${IDEMPOTENCY_LIMITS.kept}::int) n`);
}

import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { SECRET } from "./money-app.ts";

const SESSION = `select s.sid, s.household_id, s.sess, s.expire from session s
  join members m on m.household_id = s.household_id and m.user_id = s.user_id
  where s.sid = $1 and s.expire > $2 limit 1`;
const BILLS = `select b.*, s.saved_amount, s.weekly_amount as saved_weekly, s.last_updated, a.name as account_name, a.balance
  from bills b
  left join bill_savings s on s.household_id = b.household_id and s.bill_id = b.id
  left join accounts a on a.household_id = b.household_id and a.id = b.account_id
  where b.household_id = $1 order by b.id`;
const OPEN = `select * from payments where household_id = $1 and status in ('scheduled', 'failed') order by due_date, id`;

/** What the call for bills does, with nothing between: node:http, pg, and three prepared statements. */
export async function serveBaseline(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const hash = (token: string) => createHmac("sha256", SECRET).update(`session:${token}`).digest("base64url");
  const server = createServer(async (request, reply) => {
    const token = request.headers.cookie?.split("=")[1] ?? "";
    const found = await pool.query({ name: "session", text: SESSION, values: [hash(token), new Date()] });
    const household = found.rows[0]?.household_id;
    if (household === undefined) {
      reply.writeHead(401).end();
      return;
    }
    const bills = await pool.query({ name: "bills", text: BILLS, values: [household] });
    const open = await pool.query({ name: "open", text: OPEN, values: [household] });
    const answer = bills.rows.map((bill) => ({
      ...bill,
      openPayments: open.rows.filter((payment) => payment.bill_id === bill.id),
    }));
    reply.writeHead(200, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await pool.end();
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}

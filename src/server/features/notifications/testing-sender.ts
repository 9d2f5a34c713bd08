import { dayIn } from "#core/day.ts";
import { cents } from "#core/money.ts";
import { openDatabase } from "#server/db/open.ts";
import { readSettings } from "#server/env.ts";
import { openLog } from "#server/log.ts";
import { openMailer } from "#server/mail/mailer.ts";
import { deliver } from "./deliver.ts";
import { openMessenger } from "./messenger.ts";
import { notifyAll } from "./send-messages.ts";

/**
 * A separate process for the tests: creates messages for the same events as the others, and sends them, until it is
 * killed.
 */
const [databaseUrl = "", household = "", instant = "", count = "0"] = process.argv.slice(2);
// Waits to be killed, but no longer than the test runs.
process.stdin.on("end", () => process.exit()).resume();
const { db } = await openDatabase({ databaseUrl, dataDir: "" });
const now = new Date(instant);
const clock = { now: () => now, today: () => dayIn("UTC", now) };
const settings = readSettings({ ALLOW_PRIVATE_ADDRESSES: "on", APP_TIMEZONE: "UTC" });
const mailer = openMailer({ ...settings, from: settings.mailFrom, clock });
const messenger = openMessenger({ db, mailer, secret: "a secret of the test's own, long enough", settings });
const log = openLog("silent");
process.stdout.write("working\n");
const EVERY = 50;
// Each starts at a different event, so that every event is interrupted by some kill.
const first = Math.floor(Math.random() * Number(count));
for (let done = 1; done <= Number(count); done += 1) {
  const paymentId = 1 + ((first + done) % Number(count));
  const facts = { paymentId, billId: 1, billName: `Bill ${paymentId}`, amount: cents(100), day: clock.today() };
  await notifyAll(db, household, { event: "payment-made", ...facts }, { now });
  if (done % EVERY === 0) await deliver(db, { clock, today: clock.today(), log, messenger, batch: 20 });
}
await deliver(db, { clock, today: clock.today(), log, messenger });
process.exit();

import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";

const DAY = 86_400_000;

/** Writes an email as a file that any email program opens. */
export async function writeToOutbox(
  dataDir: string,
  mail: { from: string; to: string; subject: string; text: string },
  now: Date,
): Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const { message } = await transport.sendMail({ ...mail, date: now, encoding: "quoted-printable" });
  const folder = outboxOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${now.toISOString().replaceAll(":", "-")}-${randomUUID()}.eml`;
  await writeFile(join(folder, name), message.toString(), { mode: 0o600 });
}

/** The newest email to an address that contains a link, for a household without an email server. */
export async function newestLink(dataDir: string, to: string, since: Date): Promise<string | undefined> {
  const newest = (await linksTo(dataDir, to)).reverse().find(({ writtenAt }) => writtenAt >= since.getTime());
  return newest?.link;
}

/** Deletes every email to an address that contains a link: one of them was used, which invalidated the others. */
export async function deleteLinks(dataDir: string, to: string): Promise<void> {
  for (const { path } of await linksTo(dataDir, to)) await rm(path, { force: true });
}

/** The emails to an address that contain a link, oldest first. */
async function linksTo(dataDir: string, to: string): Promise<{ path: string; link: string; writtenAt: number }[]> {
  const found = [];
  for (const name of (await listOutbox(dataDir)).sort()) {
    const path = join(outboxOf(dataDir), name);
    // Deleted since it was listed, by the server or a command running at the same time.
    const mail = await readFile(path, "utf8").catch(() => "");
    const text = mail.replaceAll("=\n", "").replaceAll("=3D", "=");
    const link = /https?:\/\/\S+\/reset-password\?token=[A-Za-z0-9_-]{43}/.exec(text)?.[0];
    const writtenAt = Date.parse(/^Date: (.+)$/m.exec(text)?.[1] ?? "");
    if (link !== undefined && text.includes(`\nTo: ${to}\n`)) found.push({ path, link, writtenAt });
  }
  return found;
}

/** Emails older than a week are deleted; their links expired long before. */
export async function sweepOutbox(dataDir: string, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - 7 * DAY).toISOString().replaceAll(":", "-");
  for (const name of await listOutbox(dataDir)) {
    if (name < oldest) await rm(join(outboxOf(dataDir), name), { force: true });
  }
}

const outboxOf = (dataDir: string) => join(dataDir, "outbox");

async function listOutbox(dataDir: string): Promise<string[]> {
  const names = await readdir(outboxOf(dataDir)).catch(() => []);
  return names.filter((name) => name.endsWith(".eml"));
}

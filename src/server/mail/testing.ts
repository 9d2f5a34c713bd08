import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = { from: string; to: string[]; text: string };

/** The link in the newest email to an address that leads to this page. */
export function linkIn(mails: readonly ReceivedMail[], address: string, page = "/reset-password"): URL {
  const mail = mails.findLast(({ to, text }) => to.includes(address) && text.includes(`${page}?token=`));
  const link = /https?:\/\/\S+token=[A-Za-z0-9_-]+/.exec(mail?.text ?? "")?.[0];
  if (link === undefined) throw new Error(`no mail with a link reached ${address}`);
  return new URL(link);
}

/** A real email server on this machine that records what it is sent. */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const raw = Buffer.concat(chunks).toString("utf8");
        received.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map((each) => each.address),
          text: raw.replaceAll("=\r\n", "").replaceAll("=3D", "=").replaceAll("\r\n", "\n"),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** The link in the newest email to an address that leads to this page. */
    linkTo: (address: string, page?: string) => linkIn(received, address, page),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

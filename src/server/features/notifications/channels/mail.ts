import type { Mailer } from "#server/mail/mailer.ts";
import { drawMail } from "./draw-mail.ts";
import type { Answer, Letter } from "./letter.ts";

type Options = { mailer: Mailer; to: string; baseUrl: URL };

/** Sends a letter by mail: plain and drawn, with a one-click way out (RFC 8058). */
export async function sendMail(letter: Letter, { mailer, to, baseUrl }: Options): Promise<Answer> {
  try {
    const words = await mailer.sendOnce({
      to,
      subject: letter.title,
      text: plainText(letter),
      html: drawMail(letter),
      messageId: `<${letter.id}@${baseUrl.hostname}>`,
      headers: {
        ...(letter.unsubscribe !== null && {
          "List-Unsubscribe": `<${letter.unsubscribe}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }),
        "Auto-Submitted": "auto-generated",
      },
    });
    return { isSent: true, words };
  } catch (error) {
    // What the mail server said; where it stands is nobody's business but the operator's, and is in the log.
    const said: unknown = error instanceof Error ? Reflect.get(error, "response") : undefined;
    const words = typeof said === "string" ? said : "The mail server could not be reached";
    return { isSent: false, words, error };
  }
}

function plainText({ title, lines, button, url, unsubscribe }: Letter): string {
  const wayOut = unsubscribe === null ? [] : [`No more mails of this kind: ${unsubscribe}`];
  return [title, "", ...lines, "", `${button}: ${url}`, "", "-- ", "Weekwise", ...wayOut, ""].join("\n");
}

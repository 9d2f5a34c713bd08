import type { Mailer } from "#server/mail/mailer.ts";
import type { Answer, Letter } from "./letter.ts";

type Options = { mailer: Mailer; to: string; baseUrl: URL };

/** Sends a letter by mail: plain and drawn, with a one-click way out (RFC 8058). */
export async function sendMail(letter: Letter, { mailer, to, baseUrl }: Options): Promise<Answer> {
  try {
    const words = await mailer.sendOnce({
      to,
      subject: letter.title,
      text: plainText(letter),
      html: drawn(letter),
      messageId: `<${letter.id}@${baseUrl.hostname}>`,
      headers: {
        "List-Unsubscribe": `<${letter.unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
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
  return [
    title,
    "",
    ...lines,
    "",
    `${button}: ${url}`,
    "",
    "--",
    "Weekwise",
    `No more mails of this kind: ${unsubscribe}`,
    "",
  ].join("\n");
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
body{margin:0;background:#f4f6f5;color:#17211d}
.card{background:#ffffff;border:1px solid #dfe5e2}
.quiet{color:#5b6762}
.button{background:#146c4e;color:#ffffff}
@media (prefers-color-scheme:dark){
body,.page{background:#101614!important;color:#e8eeeb!important}
.card{background:#19211e!important;border-color:#2c3632!important}
.quiet{color:#a3afa9!important}
.button{background:#5fd0a5!important;color:#06130d!important}
}`;

/** One narrow column of plain tables, which every mail program draws; dark where the reader's is. */
function drawn({ title, lines, button, url, unsubscribe }: Letter): string {
  const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
  const rows = lines
    .map((line) => `<p style="margin:0 0 8px;font-size:16px;line-height:24px">${escaped(line)}</p>`)
    .join("\n");
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body class="page" style="margin:0;${font}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px;border-radius:12px">
<tr><td style="padding:24px">
<p class="quiet" style="margin:0 0 12px;font-size:14px">Weekwise</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escaped(title)}</h1>
${rows}
<p style="margin:20px 0 0"><a class="button" href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;font-size:16px;font-weight:600;text-decoration:none">${escaped(button)}</a></p>
</td></tr></table>
<p class="quiet" style="margin:16px 0 0;font-size:13px"><a class="quiet" href="${escaped(unsubscribe)}">No more mails of this kind</a></p>
</td></tr></table></body></html>`;
}

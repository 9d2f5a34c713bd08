import type { Mailer } from "#server/mail/mailer.ts";
import type { DeliveryResult, Letter } from "./letter.ts";

/** The app's colours, inline for email programs that drop style sheets. */
const PAGE = "background:#faf7f0;color:#221e17";
const CARD = "background:#fffefb;border:1px solid #e3dccd";
const LINE = "border-top:1px solid #e3dccd";
const QUIET = "color:#665d4e";
const BUTTON = "background:#106a44;color:#ffffff";

/** Most email programs use these in dark mode. */
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
body,.page{background:#171510!important;color:#f3eee3!important}
.card{background:#201d17!important;border-color:#39342a!important}
.line{border-color:#39342a!important}
.quiet{color:#b8af9d!important}
.button{background:#56c48a!important;color:#062216!important}
}`;

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const TABLE = 'role="presentation" width="100%" cellspacing="0" cellpadding="0"';
const ROW = "- ";

type Options = { mailer: Mailer; to: string; baseUrl: URL };

/** Sends a message by email: plain and HTML, with one-click unsubscribe (RFC 8058). */
export async function sendMail(letter: Letter, { mailer, to, baseUrl }: Options): Promise<DeliveryResult> {
  try {
    const text = await mailer.sendOnce({
      to,
      subject: letter.title,
      text: plainText(letter),
      html: renderHtml(letter),
      messageId: `<${letter.id}@${baseUrl.hostname}>`,
      headers: {
        ...(letter.unsubscribe !== null && {
          "List-Unsubscribe": `<${letter.unsubscribe}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }),
        "Auto-Submitted": "auto-generated",
      },
    });
    return { isSent: true, text };
  } catch (error) {
    // The email server's response. Its address is only for the operator, and is in the log.
    const response: unknown = error instanceof Error ? Reflect.get(error, "response") : undefined;
    const text = typeof response === "string" ? response : "The email server could not be reached";
    return { isSent: false, text, error };
  }
}

function plainText({ title, lines, button, url, unsubscribe }: Letter): string {
  const unsubscribeLines = unsubscribe === null ? [] : [`Unsubscribe from these emails: ${unsubscribe}`];
  return [title, "", ...lines, "", `${button}: ${url}`, "", "-- ", "Weekwise", ...unsubscribeLines, ""].join("\n");
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A message as one narrow column of plain tables, which every email program displays. */
function renderHtml(letter: Letter): string {
  const { title, button, url, unsubscribe } = letter;
  const unsubscribeHtml =
    unsubscribe === null
      ? "This email is about the security of your account."
      : `<a class="quiet" href="${escapeHtml(unsubscribe)}" style="${QUIET}">Unsubscribe from these emails</a>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body class="page" style="margin:0;${PAGE};${FONT}">
<table ${TABLE} class="page" style="${PAGE};${FONT}"><tr><td align="center" style="padding:24px 12px">
<table ${TABLE} class="card" style="${CARD};max-width:520px;border-radius:12px;text-align:left">
<tr><td style="padding:24px">
<p class="quiet" style="${QUIET};margin:0 0 12px;font-size:14px;font-weight:600">Weekwise</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escapeHtml(title)}</h1>
${body(letter)}
<p style="margin:24px 0 0"><a class="button" href="${escapeHtml(url)}" style="${BUTTON};display:inline-block;padding:12px 20px;border-radius:8px;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(button)}</a></p>
</td></tr></table>
<p class="quiet" style="${QUIET};margin:16px 0 0;font-size:13px">${unsubscribeHtml}</p>
</td></tr></table></body></html>`;
}

/** Plain lines as paragraphs; list items as table rows, with the line before them as the heading. */
function body({ lines }: Letter): string {
  return lines
    .map((line, index) => {
      const isRow = (at: number) => lines[at]?.startsWith(ROW) ?? false;
      if (!isRow(index)) return paragraph(line, isRow(index + 1));
      return `${isRow(index - 1) ? "" : `<table ${TABLE} style="margin:0 0 16px">`}${row(line)}${isRow(index + 1) ? "" : "</table>"}`;
    })
    .join("\n");
}

const paragraph = (line: string, isHeading: boolean) =>
  `<p style="margin:0 0 8px;font-size:16px;line-height:24px${isHeading ? ";font-weight:600" : ""}">${escapeHtml(line)}</p>`;

/** "- Rent: $50.00, Tue 3 Mar" has its name on the left and the rest on the right; a name may contain a colon. */
function row(line: string): string {
  const text = line.slice(ROW.length);
  const end = text.lastIndexOf(": ");
  const [name, rest] = end < 0 ? [text, ""] : [text.slice(0, end), text.slice(end + 2)];
  const cell = `${LINE};padding:8px 0;font-size:15px;line-height:22px;vertical-align:top`;
  return `<tr><td class="line" style="${cell}">${escapeHtml(name)}</td><td class="line" align="right" style="${cell};padding-left:16px;white-space:nowrap">${escapeHtml(rest)}</td></tr>`;
}

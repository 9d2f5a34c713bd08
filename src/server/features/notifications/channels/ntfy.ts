import { requestExternal } from "#server/net/ask-outside.ts";
import { type DeliveryResult, type Letter, toDeliveryResult } from "./letter.ts";

type Options = { target: string; token: string | undefined; allowPrivate: boolean };

/** The last part of its address: https://ntfy.sh/our-bills is "our-bills" */
export const topicOf = (url: URL) => decodeURIComponent(url.pathname.split("/").filter(Boolean).at(-1) ?? "");

/**
 * Publishes a message to an ntfy topic. As JSON to the server's root: headers can't hold every character of a bill's
 * name.
 */
export async function sendNtfy(letter: Letter, { target, token, allowPrivate }: Options): Promise<DeliveryResult> {
  const url = new URL(target);
  const topic = topicOf(url);
  const root = new URL(url.pathname.replace(/[^/]*\/*$/, ""), url);
  const { actions } = letter;
  const actionOf = (label: string, link: string) => ({ action: "http", label, url: link, method: "POST", clear: true });
  const body = JSON.stringify({
    ...{ topic, title: letter.title, message: letter.lines.join("\n"), click: letter.url },
    ...(letter.event === "due-short" || letter.event === "payment-failed" ? { priority: 4 } : {}),
    ...(actions && { actions: [actionOf("Paid", actions.paid), actionOf("Remind me tomorrow", actions.tomorrow)] }),
  });
  const headers = {
    "content-type": "application/json",
    "x-sequence-id": letter.id,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const {
    status,
    statusText,
    body: responseBody,
  } = await requestExternal(root, { method: "POST", headers, body }, { allowPrivate });
  return toDeliveryResult(status, statusText, responseBody);
}

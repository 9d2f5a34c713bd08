import { DOCUMENT_FIELD } from "#contract/limits.ts";
import { importDocument } from "#contract/requests/import.ts";
import { refusalOf } from "#web/lib/ask.ts";
import { bytesOf, type Content, readContents } from "./read-export.ts";

type Listed = { id: number; billId: number; paymentId: number | null; name: string; createdAt: string };
type Named = { id: number; key: string };
/** What a file says of its documents, once the server has found the file to be right. */
export type Head = { documents?: readonly Listed[] | undefined; bills: readonly Named[]; payments: readonly Named[] };

/** Brings each document of a file back to its bill. Answers how many could not be. */
export async function sendContents(file: Blob, head: Head, onSent: (sent: number) => void): Promise<number> {
  const listed = new Map(head.documents?.map((document) => [document.id, document]));
  const keysOf = (things: readonly Named[]) => new Map(things.map(({ id, key }) => [id, key]));
  const [bills, payments] = [keysOf(head.bills), keysOf(head.payments)];
  let [sent, failed] = [0, 0];
  for await (const content of readContents(file)) {
    const document = listed.get(content.id);
    const billKey = bills.get(document?.billId ?? 0);
    const isSent =
      document && billKey
        ? await send(content, document, { billKey, paymentKey: payments.get(document.paymentId ?? 0) })
        : false;
    if (isSent) onSent(++sent);
    else failed += 1;
  }
  return failed;
}

type Keys = { billKey: string; paymentKey: string | undefined };

async function send(content: Content, { name, createdAt }: Listed, { billKey, paymentKey }: Keys): Promise<boolean> {
  const form = new FormData();
  form.set(DOCUMENT_FIELD, new File([bytesOf(content)], name));
  const query = new URLSearchParams({ billKey, createdAt, ...(paymentKey !== undefined && { paymentKey }) });
  try {
    const options = { method: importDocument.method, credentials: "include", body: form } as const;
    const response = await fetch(`${importDocument.path}?${query}`, options);
    if (!response.ok) throw await refusalOf(response);
    return true;
  } catch {
    return false;
  }
}

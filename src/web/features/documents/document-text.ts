import type { Document } from "#contract/documents.ts";
import { localDay } from "#core/day.ts";
import { date } from "#web/lib/format.ts";

const KB = 1024;

/** A readable size: "310 KB", "2.4 MB". */
export function sizeText(bytes: number): string {
  if (bytes < KB * KB) return `${Math.max(1, Math.round(bytes / KB))} KB`;
  const megabytes = bytes / KB / KB;
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`;
}

/** When it was added and by whom: "Added 11/17/2026 by Zoë". */
export function addedText({ createdAt, addedBy }: Pick<Document, "createdAt" | "addedBy">): string {
  return `Added ${date(localDay(new Date(createdAt)))}${addedBy === null ? "" : ` by ${addedBy}`}`;
}

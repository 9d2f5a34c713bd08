import { Download, Eye, FileText, Image, Trash2 } from "lucide-react";
import type { Document } from "#contract/documents.ts";
import { downloadDocument } from "#contract/requests/documents.ts";
import { isViewable } from "#core/documents.ts";
import { addressOf } from "#web/lib/ask.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { addedText, sizeText } from "./document-text.ts";

type Props = { document: Document; onView: () => void; onDelete: () => void };

/** One document with its actions. */
export function DocumentRow({ document, onView, onDelete }: Props) {
  const { id, name, kind, size, paymentId } = document;
  const Icon = kind === "pdf" ? FileText : Image;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 grow basis-44">
        <p className="truncate font-medium" title={name}>
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm wrap-anywhere text-muted tabular-nums">
          {sizeText(size)} · {addedText(document)}
          {paymentId !== null && " · with a payment"}
        </p>
      </div>
      <div className="-mr-2 ml-auto flex">
        {(isViewable(kind) || kind === "pdf") && (
          <Button size="icon" variant="ghost" aria-label={`View ${name}`} title="View" onClick={onView}>
            <Eye aria-hidden="true" />
          </Button>
        )}
        <a
          href={addressOf(downloadDocument, { id })}
          download={name}
          aria-label={`Download ${name}`}
          title="Download"
          className={cx(buttonClass({ variant: "ghost", size: "icon" }))}
        >
          <Download aria-hidden="true" />
        </a>
        <Button data-edits size="icon" variant="ghost" aria-label={`Delete ${name}`} title="Delete" onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}

import { Plus } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import type { Bill } from "#contract/bills.ts";
import type { Document } from "#contract/documents.ts";
import { listDocuments } from "#contract/requests/documents.ts";
import { DOCUMENT_ACCEPT } from "#web/domain/send-document.ts";
import { useMayEdit } from "#web/lib/household.ts";
import { mayChange } from "#web/lib/read-only.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { AlertDialog } from "#web/ui/dialog/alert-dialog.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { SectionCard } from "#web/ui/titled-card.tsx";
import { DocumentRow } from "./document-row.tsx";
import { sizeText } from "./document-text.ts";
import { DocumentViewer } from "./document-viewer.tsx";
import { useDocuments } from "./use-documents.ts";

type DialogRequest = { document: Document; act: "view" | "delete"; isOpen: boolean };

/** The documents of a bill. */
export function DocumentsCard({ bill }: { bill: Bill }) {
  const load = useCall(listDocuments, { params: { id: bill.id } });
  const { add, remove, sending } = useDocuments(bill.id);
  const mayEdit = useMayEdit();
  const [request, setRequest] = useState<DialogRequest>();
  const close = () => setRequest(request && { ...request, isOpen: false });
  const openDialog = (act: DialogRequest["act"], document: Document) => setRequest({ document, act, isOpen: true });
  return (
    <SectionCard title="Documents" action={<AddButton sending={sending} onFiles={add} />}>
      {load.isPending && <Skeleton role="status" aria-label="Loading documents" className="h-12" />}
      {!load.isPending && !load.data && (
        <LoadFailure load={load}>Failed to load documents. Please try again.</LoadFailure>
      )}
      {load.data?.items.length === 0 && (
        <p className="text-[0.9375rem] text-pretty text-muted">
          {mayEdit
            ? "Keep copies of bills, contracts or meter readings here. PDFs and images up to 10 MB."
            : "No documents yet."}
        </p>
      )}
      {load.data && load.data.items.length > 0 && (
        <>
          <ul className="divide-y divide-border">
            {load.data.items.map((document) => (
              <DocumentRow
                key={document.id}
                document={document}
                onView={() => openDialog("view", document)}
                onDelete={() => mayChange() && openDialog("delete", document)}
              />
            ))}
          </ul>
          <p className="mt-2 text-sm text-muted tabular-nums">
            Storage used: {sizeText(load.data.used)} of {sizeText(load.data.limit)}
          </p>
        </>
      )}
      {request?.act === "view" && <DocumentViewer document={request.document} open={request.isOpen} onClose={close} />}
      {request?.act === "delete" && (
        <AlertDialog
          open={request.isOpen}
          onOpenChange={close}
          title="Delete this document?"
          description={
            <>
              <bdi className="line-clamp-3 font-semibold wrap-anywhere text-text">{request.document.name}</bdi> This
              cannot be undone.
            </>
          }
          confirmLabel="Delete"
          onConfirm={() => {
            close();
            void remove(request.document);
          }}
          danger
        />
      )}
    </SectionCard>
  );
}

function AddButton({ sending, onFiles }: { sending: string | undefined; onFiles: (files: File[]) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file may be picked again after a failure.
    target.value = "";
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        tabIndex={-1}
        className="hidden"
        aria-label="Documents to add"
        accept={DOCUMENT_ACCEPT}
        onChange={pick}
      />
      <Button
        data-edits
        size="sm"
        variant="secondary"
        busy={sending !== undefined}
        onClick={() => mayChange() && picker.current?.click()}
      >
        {sending === undefined && <Plus aria-hidden="true" />}
        {sending === undefined ? "Add document" : "Adding..."}
      </Button>
    </>
  );
}

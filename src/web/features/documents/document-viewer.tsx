import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";
import type { Document } from "#contract/documents.ts";
import { viewDocument, viewDocumentPage } from "#contract/requests/documents.ts";
import { addressOf } from "#web/lib/ask.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

type Props = { document: Document; open: boolean; onClose: () => void };

/** Images are shown with their detected type and PDFs as rendered pages, so no active content runs. */
export function DocumentViewer({ document, open, onClose }: Props) {
  const { id, name, kind } = document;
  return (
    <Dialog open={open} onOpenChange={onClose} size="xl" title={<bdi>{name}</bdi>}>
      {kind === "pdf" ? (
        <Pages document={document} />
      ) : (
        <DocumentImage src={addressOf(viewDocument, { id })} alt={`Document ${name}`} />
      )}
    </Dialog>
  );
}

function Pages({ document: { id, name } }: { document: Document }) {
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(1);
  const load = useCall(viewDocumentPage, { params: { id }, query: { page } });
  if (load.data && load.data.pages !== pages) setPages(load.data.pages);
  return (
    <div className="grid gap-3">
      {load.isPending && <Skeleton role="status" aria-label={`Loading page ${page}`} className="h-[60dvh]" />}
      {!load.isPending && !load.data && (
        <LoadFailure load={load}>This document can't be shown here, but you can download it.</LoadFailure>
      )}
      {load.data && <DocumentImage src={load.data.picture} alt={`Page ${page} of ${pages} of ${name}`} />}
      {pages > 1 && (
        <nav aria-label="Pages" className="flex items-center justify-center gap-3">
          <Button
            size="icon"
            variant="ghost"
            aria-label="Previous page"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            <ChevronLeft aria-hidden="true" />
          </Button>
          <p className="text-sm text-muted tabular-nums" aria-live="polite">
            Page {page} of {pages}
          </p>
          <Button
            size="icon"
            variant="ghost"
            aria-label="Next page"
            disabled={page === pages}
            onClick={() => setPage(page + 1)}
          >
            <ChevronRight aria-hidden="true" />
          </Button>
        </nav>
      )}
    </div>
  );
}

/** Fits the width; zoom doubles it for small print. Smaller images are not enlarged. */
function DocumentImage({ src, alt }: { src: string; alt: string }) {
  const [isZoomed, setZoomed] = useState(false);
  const Icon = isZoomed ? ZoomOut : ZoomIn;
  return (
    <div className="grid gap-2">
      <Button size="sm" variant="ghost" className="justify-self-end" onClick={() => setZoomed(!isZoomed)}>
        <Icon aria-hidden="true" />
        {isZoomed ? "Zoom out" : "Zoom in"}
      </Button>
      {/* Arrow keys scroll a page wider than the dialog. */}
      <div tabIndex={isZoomed ? 0 : undefined} className="overflow-x-auto rounded-control">
        <img src={src} alt={alt} className={cx("mx-auto bg-white", isZoomed ? "w-[200%] max-w-none" : "max-w-full")} />
      </div>
    </div>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Document } from "#contract/documents.ts";
import { deleteDocument } from "#contract/requests/documents.ts";
import { documentErrorOf, forgetDocuments, sendDocument } from "#web/domain/send-document.ts";
import { ask, messageOf } from "#web/lib/ask.ts";
import { announce } from "#web/lib/page.ts";
import { mayChange } from "#web/lib/read-only.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

/** Adds documents to a bill and deletes them. */
export function useDocuments(billId: number) {
  const client = useQueryClient();
  const [sending, setSending] = useState<string>();
  const reload = () => forgetDocuments(client);
  const fail = (description: string) => toast({ title: "Error", description, variant: "destructive" });

  const add = async (files: readonly File[]) => {
    if (!mayChange()) return;
    let added = 0;
    for (const file of files) {
      const errorText = documentErrorOf(file);
      if (errorText) {
        fail(`${file.name}: ${errorText}`);
        break;
      }
      setSending(file.name);
      try {
        await sendDocument(file, { billId });
        added += 1;
      } catch (error) {
        fail(messageOf(error, "Failed to add the document"));
        break;
      }
    }
    setSending(undefined);
    if (added === 0) return;
    await reload();
    toast({ title: "Success", description: added === 1 ? "Document added" : `${added} documents added` });
  };

  const remove = async ({ id, name }: Document) => {
    try {
      await ask(deleteDocument, { params: { id } });
      announce(`${name} deleted`);
    } catch (error) {
      fail(messageOf(error, "Failed to delete the document"));
    }
    await reload();
  };

  return { add, remove, sending };
}

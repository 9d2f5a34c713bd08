import { lazy, Suspense } from "react";
import { toast as show, type ToastInput } from "./toast-store.ts";

const ToastRegion = lazy(() => import("./toast-region.tsx").then((part) => ({ default: part.ToastRegion })));

/** Shows a toast from anywhere; it takes the place of the one before. */
export const toast = (input: ToastInput) => show(input);

/** Once in the app. Its weight comes in a chunk of its own, after the page; toasts shown before that wait for it. */
export function Toaster() {
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  );
}

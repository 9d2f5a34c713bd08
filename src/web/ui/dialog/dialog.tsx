import { X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import { type ComponentProps, type ReactNode, useEffect } from "react";
import { cx } from "#web/ui/cx.ts";
import { bodyClass, type DialogSize, footerClass, overlayClass, panelClass } from "./dialog-style.ts";
import "#web/ui/csp-nonce.ts";
import { useDialogEscape, useReturnFocus } from "./focus-and-escape.ts";

type DialogProps = Omit<ComponentProps<typeof Radix.Content>, "title"> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  size?: DialogSize | undefined;
};

/** `footer` stays visible while the rest scrolls; a submit button in it names its form: `<Button form="bill">`. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, footer, size = "md", className, children, ...content } = props;
  const returnFocus = useReturnFocus(open);
  useKeyboardInset(open);
  useDialogEscape(open, (event) => {
    ignoreInInlineForm(event);
    if (!event.defaultPrevented) onOpenChange(false);
  });
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          {...(description == null && { "aria-describedby": undefined })}
          onOpenAutoFocus={focusPanelOnTouch}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={ignoreInInlineForm}
          {...content}
          className={cx(panelClass(size), className)}
        >
          <header className="grid gap-1 border-b border-border py-4 pr-16 pl-4 sm:pl-6">
            <Radix.Title className="text-lg leading-snug font-semibold wrap-anywhere">{title}</Radix.Title>
            {description != null && (
              <Radix.Description className="text-[0.9375rem] text-muted">{description}</Radix.Description>
            )}
          </header>
          <div className={cx(bodyClass, footer == null && "pb-[max(1.25rem,env(safe-area-inset-bottom))]")}>
            {children}
          </div>
          {footer != null && <footer className={footerClass}>{footer}</footer>}
          {/* Last in the DOM, so that the first field gets the focus when the dialog opens. */}
          <Radix.Close
            aria-label="Close"
            className="absolute top-2 right-2 grid size-11 place-items-center rounded-control text-muted hover:bg-surface-sunken hover:text-text focus-visible:-outline-offset-2"
          >
            <X aria-hidden="true" className="size-5" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** On touch screens a focused field would open the keyboard over half of the dialog. */
function focusPanelOnTouch(event: Event) {
  if (!(event.target instanceof HTMLElement) || !matchMedia("(pointer: coarse)").matches) return;
  event.preventDefault();
  event.target.focus();
}

/** Escape in a field with its own Cancel belongs to that field. */
function ignoreInInlineForm(event: KeyboardEvent) {
  if (event.target instanceof Element && event.target.closest("[data-inline]")) event.preventDefault();
}

/** While open, `--keyboard` on the root is the height covered by the on-screen keyboard, so that a sheet sits above it. */
function useKeyboardInset(isOpen: boolean) {
  useEffect(() => {
    const view = window.visualViewport;
    if (!isOpen || !view) return;
    const { style } = document.documentElement;
    const measure = () => {
      // Pinch zoom also shrinks the viewport; ignore it.
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop;
      style.setProperty("--keyboard", `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    view.addEventListener("resize", measure);
    view.addEventListener("scroll", measure);
    return () => {
      view.removeEventListener("resize", measure);
      view.removeEventListener("scroll", measure);
      style.removeProperty("--keyboard");
    };
  }, [isOpen]);
}

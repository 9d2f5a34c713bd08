import { Check, ChevronDown } from "lucide-react";
import * as Radix from "radix-ui/select";
import { type ComponentProps, useId, useState } from "react";
import { cspNonce } from "#web/ui/csp-nonce.ts";
import { cx } from "#web/ui/cx.ts";
import { usePortalContainer, useReadablePage } from "#web/ui/use-portal-container.ts";
import { controlClass, describedBy, FieldFrame, type FieldTexts } from "./field-frame.tsx";
import "#web/ui/csp-nonce.ts";

type Option = { value: string; label: string };

type SelectFieldProps = Omit<ComponentProps<typeof Radix.Trigger>, "value" | "children"> &
  FieldTexts & {
    value: string;
    onValueChange: (value: string) => void;
    options?: readonly Option[] | undefined;
    groups?: readonly { label: string; options: readonly Option[] }[] | undefined;
    placeholder?: string | undefined;
    name?: string | undefined;
  };

/** A labelled select, optionally with groups. An empty value shows the placeholder. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, value, onValueChange, options, groups, placeholder, className, id, name, ...trigger } =
    props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [isOpen, setOpen] = useState(false);
  const [container, containerRef] = usePortalContainer();
  useReadablePage(isOpen, container);
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} className={className} ref={containerRef}>
      <Radix.Root
        value={value}
        onValueChange={onValueChange}
        open={isOpen}
        onOpenChange={setOpen}
        {...(name !== undefined && { name })}
        {...(trigger.disabled !== undefined && { disabled: trigger.disabled })}
      >
        <Radix.Trigger
          {...trigger}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error }, trigger["aria-describedby"])}
          className={cx(
            controlClass,
            "flex items-center justify-between gap-2 text-left data-placeholder:text-muted [&>span]:truncate",
          )}
        >
          <Radix.Value placeholder={placeholder} />
          <Radix.Icon asChild>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content
            position="popper"
            sideOffset={4}
            collisionPadding={8}
            className="z-50 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) min-w-44 overflow-hidden rounded-control border border-border-strong bg-surface text-text data-[state=open]:animate-fade-in"
          >
            <Radix.Viewport nonce={cspNonce()} className="max-h-80 p-1">
              {options?.map((option) => (
                <SelectItem key={option.value} {...option} />
              ))}
              {groups?.map((group) => (
                <Radix.Group key={group.label}>
                  <Radix.Label className="px-3 pt-3 pb-1 text-sm font-semibold text-muted">{group.label}</Radix.Label>
                  {group.options.map((option) => (
                    <SelectItem key={option.value} {...option} />
                  ))}
                </Radix.Group>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </FieldFrame>
  );
}

function SelectItem({ value, label }: Option) {
  return (
    <Radix.Item
      value={value}
      className="flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-md px-3 py-1.5 text-base outline-none select-none data-highlighted:bg-primary-soft data-highlighted:text-on-primary-soft touch:min-h-11"
    >
      <Radix.ItemText>{label}</Radix.ItemText>
      <Radix.ItemIndicator>
        <Check aria-hidden="true" className="size-4 text-primary" />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}

import { useState } from "react";
import { addChannel } from "#contract/requests/notifications.ts";
import { isRefusal, messageOf } from "#web/lib/ask.ts";
import { mayChange } from "#web/lib/read-only.ts";
import { useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useUnsavedPart } from "#web/ui/form/unsaved-parts.ts";
import { Notice } from "#web/ui/notice.tsx";

const KINDS = {
  ntfy: { label: "ntfy topic", field: "Topic address", example: "https://ntfy.sh/our-bills" },
  webhook: { label: "Webhook", field: "Address", example: "https://example.com/weekwise" },
};
type Kind = keyof typeof KINDS;
const OPTIONS = Object.entries(KINDS).map(([value, { label }]) => ({ value, label }));

/** Adds an ntfy topic or a webhook. */
export function AddChannel() {
  const [kind, setKind] = useState<Kind>();
  const [target, setTarget] = useState("");
  const [token, setToken] = useState("");
  const change = useChange(addChannel, { refresh: ["notifications"] });
  const [isLeft, setLeft] = useState(false);
  // A webhook's secret is shown once, so saving the settings, which reloads the page, must not add it.
  useUnsavedPart(kind !== undefined && (target + token).trim() !== "", () => {
    setLeft(true);
    return false;
  });
  const add = async () => {
    if (!kind || !mayChange()) return;
    setLeft(false);
    const input = kind === "ntfy" ? { kind, target, ...(token.trim() !== "" && { token }) } : { kind, target };
    try {
      await change.mutateAsync({ input });
      setKind(undefined);
      setTarget("");
      setToken("");
    } catch {
      // Field error.
    }
  };
  // Nested in the settings form, so Enter must not submit it.
  const addOnEnter = (event: React.KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void add();
  };
  const secret = change.data?.secret;
  return (
    <div className="grid gap-3">
      {secret && (
        <Notice tone="green" role="status" title="Webhook added">
          <p>Its messages are signed with this secret. Copy it now: it is shown only once.</p>
          <code className="mt-1 block rounded-control bg-surface px-2 py-1 text-sm wrap-anywhere text-text">
            {secret}
          </code>
        </Notice>
      )}
      {kind === undefined ? (
        <SelectField
          label="Add another"
          className="sm:max-w-64"
          placeholder="ntfy or webhook"
          options={OPTIONS}
          value=""
          onValueChange={(value) => setKind(value === "ntfy" ? "ntfy" : "webhook")}
        />
      ) : (
        <div className="grid gap-3 rounded-control border border-border p-3">
          <TextField
            label={KINDS[kind].field}
            type="url"
            autoFocus
            value={target}
            placeholder={KINDS[kind].example}
            error={isLeft ? "Press Add to save this, or Cancel" : change.error ? messageAt(change.error) : undefined}
            onChange={(event) => setTarget(event.target.value)}
            onKeyDown={addOnEnter}
          />
          {kind === "ntfy" && (
            <TextField
              label="Access token (if it needs one)"
              autoComplete="off"
              value={token}
              onChange={(event) => setToken(event.target.value)}
              onKeyDown={addOnEnter}
            />
          )}
          <div className="flex gap-2">
            <Button size="sm" busy={change.isPending} onClick={add}>
              Add {KINDS[kind].label}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                setKind(undefined);
                setLeft(false);
                change.reset();
              }}
            >
              Cancel
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

const messageAt = (error: Error) => (isRefusal(error) ? error.message : messageOf(error, "Failed to add the channel"));

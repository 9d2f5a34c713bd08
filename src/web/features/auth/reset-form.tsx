import { useForm } from "react-hook-form";
import { navigate } from "wouter/use-browser-location";
import { ConfirmResetInput } from "#contract/auth.ts";
import { confirmReset } from "#contract/requests/auth.ts";
import { ask, fieldErrorsOf } from "#web/lib/ask.ts";
import { formResolver } from "#web/lib/form-resolver.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { setSignedOut } from "./auth-store.ts";
import { NewPasswordField, showFormErrors } from "./form-parts.tsx";

type Props = { token: string; onBadLink: (message: string) => void };

export function ResetForm({ token, onBadLink }: Props) {
  const form = useForm<{ token: string; newPassword: string }>({
    resolver: formResolver(ConfirmResetInput),
    defaultValues: { token, newPassword: "" },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(
    async (input) => {
      try {
        const { message } = await ask(confirmReset, { input });
        // The reset ended every session, including this one.
        setSignedOut();
        navigate("/login", { replace: true });
        toast({ title: "Success", description: message });
      } catch (error) {
        const badLink = fieldErrorsOf(error).token;
        if (badLink) return onBadLink(badLink);
        const fallback = { refused: "Password reset failed", failed: "Failed to reset password" };
        showFormErrors(error, form.setError, ["newPassword"], fallback);
      }
    },
    (invalid) => invalid.token?.message && onBadLink(invalid.token.message),
  );

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <NewPasswordField
        label="New password"
        hint="The same password you chose when you requested this link."
        error={errors.newPassword?.message}
        {...form.register("newPassword")}
      />
      <Button type="submit" size="lg" className="w-full" busy={isSubmitting}>
        {isSubmitting ? "Saving..." : "Set New Password"}
      </Button>
    </form>
  );
}

import { useForm } from "react-hook-form";
import { navigate } from "wouter/use-browser-location";
import { RegisterInput } from "#contract/auth.ts";
import { register } from "#contract/requests/auth.ts";
import { ask } from "#web/lib/ask.ts";
import { formResolver } from "#web/lib/form-resolver.ts";
import { forgetInvitation } from "#web/lib/url-parameters.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { EmailField, keepRegisteredEmail, NewPasswordField, showFormErrors } from "./form-parts.tsx";

const FIELDS = ["firstName", "lastName", "email", "password"] as const;
type Values = Record<(typeof FIELDS)[number], string>;

type Props = {
  /** The invitation's secret and its email address. */
  invitation?: string;
  email?: string | null;
};

export function RegisterForm({ invitation, email }: Props) {
  const form = useForm<Values>({
    resolver: formResolver(RegisterInput),
    defaultValues: { firstName: "", lastName: "", email: email ?? "", password: "" },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    try {
      await ask(register, { input: { ...input, ...(invitation !== undefined && { invitation }) } });
      if (invitation !== undefined) forgetInvitation();
      toast({ title: "Success", description: "Account created successfully! Please sign in." });
      keepRegisteredEmail(input.email);
      navigate("/login");
    } catch (error) {
      showFormErrors(error, form.setError, FIELDS, { refused: "Registration failed", failed: "Registration failed" });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...form.register("firstName")}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register("lastName")}
        />
      </div>
      <EmailField autoComplete="email" error={errors.email?.message} {...form.register("email")} />
      <NewPasswordField label="Password" error={errors.password?.message} {...form.register("password")} />
      <Button type="submit" size="lg" className="w-full" busy={isSubmitting}>
        {isSubmitting ? "Creating account..." : "Sign Up Free"}
      </Button>
    </form>
  );
}

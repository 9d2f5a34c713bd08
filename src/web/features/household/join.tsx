import { useEffect, useState } from "react";
import type { OutputOf } from "#contract/request-types.ts";
import { acceptInvitation, readInvitation } from "#contract/requests/invitations.ts";
import { ask, messageOf } from "#web/lib/ask.ts";
import { date } from "#web/lib/format.ts";
import { setHousehold } from "#web/lib/household.ts";
import { forgetInvitation } from "#web/lib/url-parameters.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ROLE_TEXT } from "./role-text.ts";

export type InvitationFacts = OutputOf<typeof readInvitation>;
type InvitationState = { facts?: InvitationFacts; problem?: string };

/** The invitation of this tab's link, or what is wrong with it. */
export function useInvitation(token: string | undefined): InvitationState {
  const [invitation, setInvitation] = useState<InvitationState>(
    token ? {} : { problem: "Open this page from your invitation link." },
  );
  useEffect(() => {
    if (!token) return;
    const controller = new AbortController();
    ask(readInvitation, { input: { token }, signal: controller.signal })
      .then((facts) => setInvitation({ facts }))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        setInvitation({ problem: messageOf(error, "The invitation couldn't be loaded. Please reload the page.") });
      });
    return () => controller.abort();
  }, [token]);
  return invitation;
}

/** Who invites, to which household, and with which role. */
export function InvitationSummary({ facts: { household, by, role, expiresAt } }: { facts: InvitationFacts }) {
  return (
    <p className="text-pretty">
      {by ? <bdi className="font-semibold">{by}</bdi> : "Someone"} invited you to join{" "}
      <bdi className="font-semibold wrap-anywhere">{household}</bdi> as {role === "owner" ? "an" : "a"}{" "}
      {ROLE_TEXT[role].label.toLowerCase()} ({ROLE_TEXT[role].may.toLowerCase()}). The invitation expires on{" "}
      {date(expiresAt)}.
    </p>
  );
}

type JoinProps = { token: string; facts: InvitationFacts; email: string; onUseOtherAccount: () => void };

/** For a signed-in user. */
export function JoinButton({ token, facts, email, onUseOtherAccount }: JoinProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const join = async () => {
    setBusy(true);
    try {
      setHousehold(await ask(acceptInvitation, { input: { token } }));
      forgetInvitation();
      window.location.assign("/dashboard");
    } catch (error) {
      setProblem(messageOf(error, "Failed to join. Please try again."));
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-4">
      <InvitationSummary facts={facts} />
      <p className="text-[0.9375rem] wrap-anywhere text-muted">
        You are signed in as {email}. You keep your current household and can switch between them in the menu under your
        name.
      </p>
      {problem && (
        <Notice tone="amber" role="alert">
          {problem}
        </Notice>
      )}
      <Button size="lg" className="w-full" busy={isBusy} onClick={join}>
        Join {facts.household.length > 30 ? "the household" : facts.household}
      </Button>
      <Button variant="link" className="justify-self-center" onClick={onUseOtherAccount}>
        Use another account
      </Button>
    </div>
  );
}

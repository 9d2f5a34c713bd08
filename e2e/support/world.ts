import { linkIn, type ReceivedMail } from "#server/mail/testing.ts";
import type { Identity } from "./openid-provider.ts";

/** The application shared by all tests, its sent email, and the stand-in for Google. */
export type World = ReturnType<typeof getWorld>;

type Addresses = { app: string; desk: string };

const NAME = "WEEKWISE_TEST_WORLD";

/** Passes the addresses to the workers, which inherit this process's environment. */
export function announceWorld(addresses: Addresses): void {
  process.env[NAME] = JSON.stringify(addresses);
}

export function getWorld() {
  const { app, desk }: Addresses = JSON.parse(process.env[NAME] ?? "{}");
  const received = async (address: string): Promise<ReceivedMail[]> => {
    const answer = await fetch(`${desk}/?${new URLSearchParams({ to: address })}`);
    return answer.json();
  };
  return {
    app: { url: app },
    post: {
      /** The emails to an address, oldest first. */
      received,
      /** The link to this page in the newest email to an address. */
      linkTo: async (address: string, page?: string) => linkIn(await received(address), address, page),
    },
    google: {
      /** Who may sign in there. */
      async know(person: Identity): Promise<void> {
        await fetch(desk, { method: "POST", body: JSON.stringify(person) });
      },
    },
  };
}

import { linkIn, type ReceivedMail } from "#server/mail/testing.ts";
import type { Identity } from "./openid-provider.ts";

/** The application that all tests share, the mail it has sent, and the provider in Google's place. */
export type World = ReturnType<typeof findWorld>;

type Addresses = { app: string; desk: string };

const NAME = "WEEKWISE_TEST_WORLD";

/** Tells the workers, which inherit this process's environment, where everything is. */
export function announceWorld(addresses: Addresses): void {
  process.env[NAME] = JSON.stringify(addresses);
}

export function findWorld() {
  const { app, desk }: Addresses = JSON.parse(process.env[NAME] ?? "{}");
  const received = async (address: string): Promise<ReceivedMail[]> => {
    const answer = await fetch(`${desk}/?${new URLSearchParams({ to: address })}`);
    return answer.json();
  };
  return {
    app: { url: app },
    post: {
      /** The mails to an address, oldest first. */
      received,
      /** The link in the newest mail to an address that leads to this page. */
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

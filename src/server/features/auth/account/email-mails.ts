/** Asks a new user to confirm the address. */
export const registeredMail = (to: string, link: string) => ({
  to,
  subject: "Confirm your email address for Weekwise",
  text: `Hello,

Someone registered for Weekwise with this address. If it was you, open this link within 24 hours to confirm it:

${link}

If it wasn't you, you can ignore this email.

Weekwise
`,
});

/** Asks a user to confirm their new address. */
export const changeMail = (to: string, link: string) => ({
  to,
  subject: "Confirm your new email address for Weekwise",
  text: `Hello,

Someone wants to use this address for their Weekwise account. If it was you, open this link within 24 hours to confirm it:

${link}

If it wasn't you, you can ignore this email. The account will keep its current address.

Weekwise
`,
});

/** Notifies the old address. It does not name the new one, since the old mailbox may belong to a stranger by now. */
export const changedMail = (to: string) => ({
  to,
  subject: "Your Weekwise email address was changed",
  text: `Hello,

The email address of your Weekwise account was changed. Use the new address to sign in from now on.
If you didn't do this, contact the person who runs your Weekwise server immediately. They can restore your account.

Weekwise
`,
});

/** Notifies a user whose address someone tried to use for a second account. */
export const takenMail = (to: string) => ({
  to,
  subject: "Your email address was entered on Weekwise",
  text: `Hello,

Someone tried to use this address for another Weekwise account. It already belongs to an account, so nothing was changed.
If it was you, sign in to that account. If not, you can ignore this email.

Weekwise
`,
});

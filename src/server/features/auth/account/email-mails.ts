/** Asks whoever registered to confirm the address. */
export const registeredMail = (to: string, link: string) => ({
  to,
  subject: "Confirm your email address for Weekwise",
  text: `Hello,

somebody registered at Weekwise with this address. If it was you, open this link within 24 hours to confirm it:

${link}

If it was not you, do nothing.

Weekwise
`,
});

/** Asks whoever changes to this address to confirm it. */
export const changeMail = (to: string, link: string) => ({
  to,
  subject: "Confirm your new email address for Weekwise",
  text: `Hello,

somebody wants to use this address for their Weekwise account. If it was you, open this link within 24 hours:

${link}

If it was not you, do nothing: the account keeps the address it has.

Weekwise
`,
});

/** Tells the old address. The new one is not named: whoever reads this mail may be a stranger by now. */
export const changedMail = (to: string) => ({
  to,
  subject: "Your Weekwise email address was changed",
  text: `Hello,

your Weekwise account now has another email address, and signing in takes that one.
If it was not you, write to whoever runs your Weekwise at once: they can give the account back to you.

Weekwise
`,
});

/** Tells somebody whose address was to be used for a second account. */
export const takenMail = (to: string) => ({
  to,
  subject: "Your email address was entered at Weekwise",
  text: `Hello,

somebody wanted to use this address for another Weekwise account. It has an account already, and nothing was changed.
If it was you, sign in to that account; otherwise do nothing.

Weekwise
`,
});

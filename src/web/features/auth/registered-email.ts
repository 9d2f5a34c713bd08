let typed = "";

/** Keeps the address of a new account for the sign-in form, in memory alone: the next person here need not read it. */
export const keepRegisteredEmail = (email: string) => {
  typed = email;
};

export const registeredEmail = () => typed;
